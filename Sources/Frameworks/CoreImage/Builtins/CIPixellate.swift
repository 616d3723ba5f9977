// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A filter that divides an image into squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// The side of the squares, in pixels.
  var scale: Float { get set }
}
