// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Leads from a colour to another one away from a point.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The middle, in pixels.
  var center: CGPoint { get set }
  /// How far the first colour reaches, in pixels.
  var radius0: Float { get set }
  /// Where the second colour begins, in pixels.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
