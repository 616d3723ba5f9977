// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line of a text picture: one element.
///
/// Columns have fixed widths, so that a change of one element changes one line.
struct ElementLine {
  /// The line above the elements.
  static let heading = line("kind", "path", ["x", "y", "w", "h"].map(right)) + "  z"

  let element: RealizedElement

  /// The line, without indentation and newline.
  var text: String {
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      NumberText.column($0, width: Self.numberWidth)
    }
    let line = Self.line(element.name.kind, element.name.path, numbers)
    return ([line, "\(element.zIndex)"] + state).joined(separator: "  ")
  }

  private static let numberWidth = 9

  private static func line(_ name: String, _ path: String, _ numbers: [String]) -> String {
    NumberText.column(name, width: 16) + NumberText.column(path, width: 9) + numbers.joined()
  }

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: numberWidth - text.count) + text
  }

  private var state: [String] {
    var words: [String] = []
    if element.alpha != 1 { words.append("alpha \(NumberText.text(element.alpha))") }
    if element.isHidden { words.append("hidden") }
    if element.isSelected { words.append("selected") }
    if element.isHighlighted { words.append("highlighted") }
    if let background = element.background { words.append(background) }
    return words + element.texts.map(Self.quoted)
  }

  static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
