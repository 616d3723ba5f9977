// SPDX-License-Identifier: Apache-2.0

/// A filter that adjusts the gamma of midtones.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
  /// The exponent for each colour component.
  var power: Float { get set }
}
