// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A question how an attributed text is set.
package struct StyledRequest: Hashable, Sendable {
  /// The text.
  package var text: StyledText
  /// In points; infinity: lines are broken in the text alone.
  package var width: CGFloat
  /// 0: no limit.
  package var maximumLines: Int

  /// A question for `text` in `width` points, in at most so many lines.
  package init(text: StyledText, width: CGFloat, maximumLines: Int) {
    self.text = text
    self.width = width
    self.maximumLines = maximumLines
  }
}
