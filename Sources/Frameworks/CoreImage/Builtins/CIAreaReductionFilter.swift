// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes one pixel of a part of an image.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The part that is looked at, in pixels.
  var extent: CGRect { get set }
}
