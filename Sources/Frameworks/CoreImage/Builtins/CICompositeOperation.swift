// SPDX-License-Identifier: Apache-2.0

/// A filter that composites an image with a background image.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image composited with the background image.
  var inputImage: CIImage? { get set }
  /// The image behind the input image.
  var backgroundImage: CIImage? { get set }
}
