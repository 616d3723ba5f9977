// SPDX-License-Identifier: Apache-2.0

/// Decodes components as light has them.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
}
