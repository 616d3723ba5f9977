// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A generator of a radial gradient between two colours.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// The radius up to which the first colour extends, in pixels.
  var radius0: Float { get set }
  /// The radius at which the second colour begins, in pixels.
  var radius1: Float { get set }
  /// The colour within `radius0` of the centre.
  var color0: CIColor { get set }
  /// The colour beyond `radius1` from the centre.
  var color1: CIColor { get set }
}
