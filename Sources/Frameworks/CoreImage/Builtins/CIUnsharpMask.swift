// SPDX-License-Identifier: Apache-2.0

/// A filter that sharpens edges.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The radius of the blur, in pixels.
  var radius: Float { get set }
  /// The intensity of the effect, from 0 to 1.
  var intensity: Float { get set }
}
