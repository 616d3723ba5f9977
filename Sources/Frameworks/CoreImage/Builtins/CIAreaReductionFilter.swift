// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A filter that reduces a part of an image to one pixel.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The image of which a part is reduced.
  var inputImage: CIImage? { get set }
  /// The part of the image, in pixels.
  var extent: CGRect { get set }
}
