// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A generator of a linear gradient between two colours.
public protocol CILinearGradient: CIFilterProtocol {
  /// The position of the first colour, in pixels.
  var point0: CGPoint { get set }
  /// The position of the second colour, in pixels.
  var point1: CGPoint { get set }
  /// The colour at `point0`.
  var color0: CIColor { get set }
  /// The colour at `point1`.
  var color1: CIColor { get set }
}
