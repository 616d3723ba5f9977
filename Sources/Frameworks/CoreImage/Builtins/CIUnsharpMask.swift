// SPDX-License-Identifier: Apache-2.0

/// Sharpens edges.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How far pixels reach, in pixels.
  var radius: Float { get set }
  /// How strong it is, from 0 to 1.
  var intensity: Float { get set }
}
