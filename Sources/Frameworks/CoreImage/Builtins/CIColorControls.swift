// SPDX-License-Identifier: Apache-2.0

/// A filter that adjusts saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The saturation: 1 for no change, 0 for grey.
  var saturation: Float { get set }
  /// The brightness added to each colour: 0 for no change.
  var brightness: Float { get set }
  /// The contrast, the factor for the distance from grey: 1 for no change.
  var contrast: Float { get set }
}
