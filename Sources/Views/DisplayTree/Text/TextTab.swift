// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A place in a line that a tab leads to.
package struct TextTab: Hashable, Sendable {
  /// How what is behind the tab stands at the place.
  package enum Alignment: Hashable, Sendable {
    case left, center, right
    /// Its decimal point does.
    case decimal
  }

  /// In points.
  package var place: CGFloat
  /// How the text behind the tab stands there.
  package var alignment: Alignment

  /// A place; see the properties.
  package init(place: CGFloat, alignment: Alignment) {
    self.place = place
    self.alignment = alignment
  }
}
