// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A generator of a checkerboard of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The position of a corner of the squares, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width of each part, in pixels.
  var width: Float { get set }
  /// The sharpness of the edges, from 0 to 1.
  var sharpness: Float { get set }
}
