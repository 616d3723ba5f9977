// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where a character stands in a text that was set in lines.
package struct TextCell: Hashable, Sendable {
  /// The line, counted from 0.
  package var line: Int
  /// Where the caret stands before the character, in points from the layout's left edge.
  package var leading: CGFloat
  /// Where the caret stands behind it; left of `leading` where people read from the right.
  package var trailing: CGFloat

  /// A cell; see the properties.
  package init(line: Int, leading: CGFloat, trailing: CGFloat) {
    self.line = line
    self.leading = leading
    self.trailing = trailing
  }
}
