// SPDX-License-Identifier: Apache-2.0

/// Turns hues around.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that goes in.
  var inputImage: CIImage? { get set }
  /// How far hues turn, in radians.
  var angle: Float { get set }
}
