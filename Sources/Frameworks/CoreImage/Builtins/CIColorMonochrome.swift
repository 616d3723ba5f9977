// SPDX-License-Identifier: Apache-2.0

/// Makes an image of shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How strong it is, from 0 to 1.
  var intensity: Float { get set }
}
