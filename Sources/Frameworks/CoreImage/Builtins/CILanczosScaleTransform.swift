// SPDX-License-Identifier: Apache-2.0

/// A filter that scales an image by Lanczos resampling.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The scale factor.
  var scale: Float { get set }
  /// The additional horizontal scale factor.
  var aspectRatio: Float { get set }
}
