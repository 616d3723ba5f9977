// SPDX-License-Identifier: Apache-2.0

/// Sets how colourful, bright and rich in contrast an image is.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How colourful it is: 1 as it was, 0 grey.
  var saturation: Float { get set }
  /// What is added to each colour: 0 nothing.
  var brightness: Float { get set }
  /// How far colours are from grey: 1 as they were.
  var contrast: Float { get set }
}
