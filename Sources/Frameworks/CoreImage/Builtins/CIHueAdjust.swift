// SPDX-License-Identifier: Apache-2.0

/// A filter that rotates hues.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The rotation of the hues, in radians.
  var angle: Float { get set }
}
