// SPDX-License-Identifier: Apache-2.0

/// A filter that maps white to another colour.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The colour that replaces white.
  var color: CIColor { get set }
}
