// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The position of a character in a text layout.
package struct TextCell: Hashable, Sendable {
  /// The index of the line, from 0.
  package var line: Int
  /// The x-coordinate of the caret before the character, in points from the layout's left edge.
  package var leading: CGFloat
  /// The x-coordinate of the caret after the character, in points from the layout's left edge; less than
  /// `leading` in right-to-left text.
  package var trailing: CGFloat

  /// Creates a cell from its properties.
  package init(line: Int, leading: CGFloat, trailing: CGFloat) {
    self.line = line
    self.leading = leading
    self.trailing = trailing
  }
}
