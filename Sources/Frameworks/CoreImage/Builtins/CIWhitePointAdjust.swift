// SPDX-License-Identifier: Apache-2.0

/// A filter that maps white to another colour.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The colour that replaces white.
  var color: CIColor { get set }
}
