// SPDX-License-Identifier: Apache-2.0

/// Encodes components as files have them.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
}
