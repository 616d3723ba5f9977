// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Leads from a colour to another one along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// Where the first colour is, in pixels.
  var point0: CGPoint { get set }
  /// Where the second colour is, in pixels.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
