// SPDX-License-Identifier: Apache-2.0

/// A filter that maps luminance to a gradient between two colours.
public protocol CIFalseColor: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
