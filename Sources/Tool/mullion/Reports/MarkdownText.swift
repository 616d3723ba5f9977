// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The formatting of Markdown for GitHub and GitLab.
enum MarkdownText {
  /// Returns a section with a heading, and the number of omitted parts.
  static func section(
    _ title: String, _ parts: [String], of count: Int, shown: Int? = nil
  ) -> String {
    let rest = count - (shown ?? parts.count)
    let ending = rest > 0 ? ["… and \(rest) more."] : []
    return (["### \(title)"] + parts + ending).joined(separator: "\n\n")
  }

  /// Returns `text`, escaped for Markdown.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\n": escaped += "<br>"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// Returns `text` as code; bars are escaped for tables.
  static func code(_ text: String) -> String {
    "<code>\(HTMLPage.escaped(text).replacing("|", with: "&#124;"))</code>"
  }

  /// Returns a row of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// Returns a code fence that is longer than any in `text`.
  static func fence(around text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return fence
  }

  /// Returns a duration: `0.84 s`, `3 min 20 s`.
  static func seconds(_ seconds: Double) -> String {
    guard seconds >= 60 else { return String(format: "%.2f s", seconds) }
    return "\(Int(seconds) / 60) min \(Int(seconds) % 60) s"
  }
}
