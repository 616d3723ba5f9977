// SPDX-License-Identifier: Apache-2.0

/// A filter that encodes linear components as sRGB.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image to which the filter is applied.
  var inputImage: CIImage? { get set }
}
