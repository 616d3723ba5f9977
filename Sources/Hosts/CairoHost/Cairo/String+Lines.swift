// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// Returns the text without trailing spaces and line breaks.
  func trimmingTrailingSpace() -> String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }

  /// Returns the text with each line break replaced by a space.
  func onOneLine() -> String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
