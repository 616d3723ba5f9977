// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// The text without spaces and line breaks at its end.
  func trimmingTrailingSpace() -> String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }

  /// The text with a space for each line break.
  func onOneLine() -> String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
