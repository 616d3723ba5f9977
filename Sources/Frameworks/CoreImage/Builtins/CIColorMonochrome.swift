// SPDX-License-Identifier: Apache-2.0

/// A filter that converts an image to shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The colour of the shades.
  var color: CIColor { get set }
  /// The intensity of the effect, from 0 to 1.
  var intensity: Float { get set }
}
