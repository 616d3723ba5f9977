// SPDX-License-Identifier: Apache-2.0

/// A filter that decodes sRGB components to linear light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
}
