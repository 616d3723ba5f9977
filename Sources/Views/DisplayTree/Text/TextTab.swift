// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A tab stop.
package struct TextTab: Hashable, Sendable {
  /// The alignments of the text after the tab at the tab stop.
  package enum Alignment: Hashable, Sendable {
    case left, center, right
    /// An alignment at the decimal point.
    case decimal
  }

  /// The distance of the tab stop from the left end of the first line, in points.
  package var place: CGFloat
  /// The alignment of the text after the tab.
  package var alignment: Alignment

  /// Creates a tab stop from its properties.
  package init(place: CGFloat, alignment: Alignment) {
    self.place = place
    self.alignment = alignment
  }
}
