// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A request for the layout of an attributed text.
package struct StyledRequest: Hashable, Sendable {
  /// The text to lay out.
  package var text: StyledText
  /// The width at which lines wrap, in points; infinity for no wrapping.
  package var width: CGFloat
  /// The maximum number of lines; 0 for no limit.
  package var maximumLines: Int

  /// Creates a request for `text` in `width` points and at most `maximumLines` lines.
  package init(text: StyledText, width: CGFloat, maximumLines: Int) {
    self.text = text
    self.width = width
    self.maximumLines = maximumLines
  }
}
