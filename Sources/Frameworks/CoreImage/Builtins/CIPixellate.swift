// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A filter that divides an image into squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The position of a corner of the squares, in pixels.
  var center: CGPoint { get set }
  /// The side of the squares, in pixels.
  var scale: Float { get set }
}
