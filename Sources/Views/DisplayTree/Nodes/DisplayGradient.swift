// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Colours that go over into each other.
package struct DisplayGradient: Hashable, Sendable {
  /// Along what colours change.
  package enum Kind: Hashable, Sendable {
    /// From a point to another.
    case axial(from: CGPoint, to: CGPoint)
    /// From a middle outwards, to an ellipse of the given radii.
    case radial(center: CGPoint, radii: CGSize)
    /// From a circle to another.
    case circles(from: CGPoint, CGFloat, to: CGPoint, CGFloat)
    /// Around a middle, from an angle in radians on.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// A colour at a share of the way.
  package struct Stop: Hashable, Sendable {
    package var color: DisplayColor
    package var location: CGFloat

    /// A colour at `location`, from 0 to 1.
    package init(_ color: DisplayColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package var kind: Kind
  /// In the order of their locations.
  package var stops: [Stop]

  /// A gradient; see the properties.
  package init(_ kind: Kind, stops: [Stop]) {
    self.kind = kind
    self.stops = stops
  }

  /// The colour at `location`.
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
