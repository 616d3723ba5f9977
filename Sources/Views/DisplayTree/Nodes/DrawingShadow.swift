// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A soft shadow of what is drawn.
package struct DrawingShadow: Hashable, Sendable {
  package var color: DisplayColor
  /// In points.
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var deviation: CGFloat
  /// Whether what casts the shadow is not painted itself.
  package var hidesCaster = false

  /// A shadow; see the properties.
  package init(_ color: DisplayColor, offset: CGSize, deviation: CGFloat) {
    self.color = color
    self.offset = offset
    self.deviation = deviation
  }

  /// How far the blur reaches, in points.
  package var reach: CGFloat { deviation * 3 }

  /// Where the shadow of what is in `area` is painted.
  package func area(of area: CGRect) -> CGRect {
    area.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
  }
}
