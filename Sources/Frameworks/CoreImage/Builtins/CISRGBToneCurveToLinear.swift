// SPDX-License-Identifier: Apache-2.0

/// A filter that decodes sRGB components to linear light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
}
