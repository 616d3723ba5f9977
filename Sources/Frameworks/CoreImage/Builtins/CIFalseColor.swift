// SPDX-License-Identifier: Apache-2.0

/// A filter that maps luminance to a gradient between two colours.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The colour of the darkest pixels, with luminance 0.
  var color0: CIColor { get set }
  /// The colour of the brightest pixels, with luminance 1.
  var color1: CIColor { get set }
}
