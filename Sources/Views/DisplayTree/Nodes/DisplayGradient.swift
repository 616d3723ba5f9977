// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A colour gradient.
package struct DisplayGradient: Hashable, Sendable {
  /// The kinds of gradients.
  package enum Kind: Hashable, Sendable {
    /// A linear gradient from one point to another.
    case axial(from: CGPoint, to: CGPoint)
    /// A radial gradient from a centre to an ellipse with the given radii.
    case radial(center: CGPoint, radii: CGSize)
    /// A radial gradient from one circle to another.
    case circles(from: CGPoint, CGFloat, to: CGPoint, CGFloat)
    /// A conic gradient around a centre, starting at an angle in radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// A colour stop.
  package struct Stop: Hashable, Sendable {
    package var color: DisplayColor
    package var location: CGFloat

    /// Creates a colour stop at `location`, from 0 to 1.
    package init(_ color: DisplayColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package var kind: Kind
  /// The stops, in order of their locations.
  package var stops: [Stop]

  /// Creates a gradient from its properties.
  package init(_ kind: Kind, stops: [Stop]) {
    self.kind = kind
    self.stops = stops
  }

  /// Returns the colour at `location`.
  package func color(at location: CGFloat) -> DisplayColor {
    guard let first = stops.first, let last = stops.last else {
      return DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    guard location > first.location else { return first.color }
    for (before, after) in zip(stops, stops.dropFirst()) where location <= after.location {
      let way = after.location - before.location
      let share = way > 0 ? (location - before.location) / way : 1
      func part(_ path: KeyPath<DisplayColor, Double>) -> Double {
        before.color[keyPath: path]
          + (after.color[keyPath: path] - before.color[keyPath: path]) * Double(share)
      }
      return DisplayColor(
        red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
    }
    return last.color
  }
}
