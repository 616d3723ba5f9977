// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A filter that transforms an image and extends its edges infinitely.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The transform of the image.
  var transform: CGAffineTransform { get set }
}
