// SPDX-License-Identifier: Apache-2.0

/// Blurs by means of squares.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How far pixels reach, in pixels.
  var radius: Float { get set }
}
