// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes an image of large squares.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The middle, in pixels.
  var center: CGPoint { get set }
  /// How large it is.
  var scale: Float { get set }
}
