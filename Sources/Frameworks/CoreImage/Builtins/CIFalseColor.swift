// SPDX-License-Identifier: Apache-2.0

/// Makes an image of what lies between two colours.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
