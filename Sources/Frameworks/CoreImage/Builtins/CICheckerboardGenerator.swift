// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes a board of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The middle, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// How wide each part is, in pixels.
  var width: Float { get set }
  /// How sharp edges are, from 0 to 1.
  var sharpness: Float { get set }
}
