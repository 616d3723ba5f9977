// SPDX-License-Identifier: Apache-2.0

/// Blurs as light does out of focus.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How far pixels reach, in pixels.
  var radius: Float { get set }
}
