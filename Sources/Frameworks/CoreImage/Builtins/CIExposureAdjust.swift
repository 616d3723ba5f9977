// SPDX-License-Identifier: Apache-2.0

/// Takes more light, or less.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How much more light there is, in stops.
  var ev: Float { get set }
}
