// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// Moves an image, whose edges go on without end.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// Where the image goes.
  var transform: CGAffineTransform { get set }
}
