// SPDX-License-Identifier: Apache-2.0

/// A filter that blends two images by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image in front, which the mask makes visible.
  var inputImage: CIImage? { get set }
  /// The image visible where the mask does not select the input image.
  var backgroundImage: CIImage? { get set }
  /// The mask, which selects the input image or the background image.
  var maskImage: CIImage? { get set }
}
