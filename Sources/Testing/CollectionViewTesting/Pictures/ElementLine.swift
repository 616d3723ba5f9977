// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The line of an element in a text snapshot.
///
/// Columns have fixed widths, so that a change of one element changes one line.
struct ElementLine {
  /// The heading of the element lines.
  static let heading =
    NumberText.column("kind", width: kindWidth) + NumberText.column("path", width: pathWidth)
    + ["x", "y", "w", "h"].map(right).joined() + "  z"

  let element: RealizedElement
  /// The visible contents of the element, or `nil` if it is not painted.
  let inside: ScreenReader.Inside?

  /// The line, without indentation and newline.
  var text: String {
    let frame = element.frame
    let name = element.name
    var line = NumberText.column(name.kind, width: Self.kindWidth)
    line += NumberText.column(name.path, width: Self.pathWidth)
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      line += NumberText.column(number, width: Self.numberWidth)
    }
    line += "  \(element.zIndex)"
    for word in state {
      line += "  "
      line += word
    }
    return line
  }

  private static let (kindWidth, pathWidth, numberWidth) = (16, 9, 9)

  private static func right(_ text: String) -> String {
    String(repeating: " ", count: numberWidth - text.count) + text
  }

  private var state: [String] {
    var words: [String] = []
    if element.alpha != 1 { words.append("alpha \(NumberText.text(element.alpha))") }
    if element.isHidden { words.append("hidden") }
    if element.isSelected { words.append("selected") }
    if element.isHighlighted { words.append("highlighted") }
    guard let inside else { return words }
    if !inside.isInSight { words.append("out of sight") }
    return words + inside.look + inside.things.map(text)
  }

  /// Returns the text of a part of the element, with its frame unless it fills the element.
  private func text(_ thing: ScreenThing) -> String {
    let name = thing.kind == "label" && !thing.values.isEmpty ? [] : [thing.kind]
    let words = name + thing.values + thing.look.words + thing.manner
    let place = CGRect(origin: .zero, size: element.frame.size)
    let frame = thing.frame.isClose(to: place) ? [] : ["@\(NumberText.rect(thing.frame))"]
    return (words + frame).joined(separator: " ")
  }

  static func quoted(_ text: String) -> String {
    // Most texts contain no character that must be escaped.
    guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x22 || $0 == 0x0A }) else {
      return "\"\(text)\""
    }
    return "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
