// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A rectangle with rounded corners, in points.
package struct RoundedRect: Hashable, Sendable {
  /// A set of corners; the bits are those of `CACornerMask`.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let topLeft = Corners(rawValue: 1 << 0)
    package static let topRight = Corners(rawValue: 1 << 1)
    package static let bottomLeft = Corners(rawValue: 1 << 2)
    package static let bottomRight = Corners(rawValue: 1 << 3)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  package var rect: CGRect
  /// The radius of the rounded corners, in points; limited to half the shorter side when drawn.
  package var radius: CGFloat
  package var corners: Corners

  /// Creates a rectangle with the given corners rounded.
  package init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .all) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
  }
}
