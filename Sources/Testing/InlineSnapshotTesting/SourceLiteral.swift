// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A multi-line string literal.
struct SourceLiteral {
  /// The literal's lines, without indentation.
  let lines: [String]

  /// Creates the literal for `text`.
  init(_ text: String) {
    var text = text
    var mark = ""
    if text.unicodeScalars.contains("\r") {
      text = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\\": "\\\\"
        case "\r": "\\r"
        case "\"": "\\\""
        default: String(scalar)
        }
      }.joined()
    } else if text.contains("\\") || text.contains("\"\"\"") {
      repeat { mark += "#" } while text.contains("\\" + mark) || text.contains("\"\"\"" + mark)
    }
    let quotes = "\"\"\""
    lines =
      ["\(mark)\(quotes)"]
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init) + ["\(quotes)\(mark)"]
  }
}
