// SPDX-License-Identifier: Apache-2.0

/// A filter that blurs an image with a box kernel.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The radius of the blur, in pixels.
  var radius: Float { get set }
}
