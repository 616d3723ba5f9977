// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pieces of Markdown, as GitHub and GitLab read it.
enum MarkdownText {
  /// A part with a heading; what is not shown is counted.
  static func section(
    _ title: String, _ parts: [String], of count: Int, shown: Int? = nil
  ) -> String {
    let rest = count - (shown ?? parts.count)
    let ending = rest > 0 ? ["… and \(rest) more."] : []
    return (["### \(title)"] + parts + ending).joined(separator: "\n\n")
  }

  /// `text` with nothing that Markdown takes for more than words.
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

  /// `text` as code; what stands in a table has no bars.
  static func code(_ text: String) -> String {
    "<code>\(HTMLPage.escaped(text).replacing("|", with: "&#124;"))</code>"
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// More accents than stand in `text`.
  static func fence(around text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return fence
  }

  /// A time: `0.84 s`, `3 min 20 s`.
  static func seconds(_ seconds: Double) -> String {
    guard seconds >= 60 else { return String(format: "%.2f s", seconds) }
    return "\(Int(seconds) / 60) min \(Int(seconds) % 60) s"
  }
}
