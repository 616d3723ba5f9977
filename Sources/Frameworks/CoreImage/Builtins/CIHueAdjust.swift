// SPDX-License-Identifier: Apache-2.0

/// A filter that rotates hues.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The rotation of the hues, in radians.
  var angle: Float { get set }
}
