// SPDX-License-Identifier: Apache-2.0

/// Makes middle tones lighter or darker.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// The power that each colour is raised to.
  var power: Float { get set }
}
