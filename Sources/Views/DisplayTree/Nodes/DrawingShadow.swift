// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A blurred shadow of a drawing.
package struct DrawingShadow: Hashable, Sendable {
  package var color: DisplayColor
  /// The offset, in points.
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var deviation: CGFloat
  /// Whether only the shadow is painted, without the drawing that casts it.
  package var hidesCaster = false

  /// Creates a shadow from its properties.
  package init(_ color: DisplayColor, offset: CGSize, deviation: CGFloat) {
    self.color = color
    self.offset = offset
    self.deviation = deviation
  }

  /// The extent of the blur, in points.
  package var reach: CGFloat { deviation * 3 }

  /// Returns the area of the shadow of content in `area`.
  package func area(of area: CGRect) -> CGRect {
    area.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
  }
}
