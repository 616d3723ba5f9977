// SPDX-License-Identifier: Apache-2.0

/// A filter that composites an image with a background image.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The background image.
  var backgroundImage: CIImage? { get set }
}
