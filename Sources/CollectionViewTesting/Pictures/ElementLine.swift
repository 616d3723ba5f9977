// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line of a text picture: one element.
///
/// Columns have fixed widths, so that a change of one element changes one line.
struct ElementLine {
  /// The line above the elements.
  static let heading = line("kind", "path", ["x", "y", "w", "h"].map(right)) + "  z"

  let element: RealizedElement
  /// What is seen in it; nil: it is not painted.
  let inside: ScreenReader.Inside?

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
    guard let inside else { return words }
    if !inside.isInSight { words.append("out of sight") }
    return words + inside.look + inside.things.map(text)
  }

  /// What is in the element, and where in it; without a place it fills the element.
  private func text(_ thing: ScreenThing) -> String {
    let name = thing.kind == "label" && !thing.values.isEmpty ? [] : [thing.kind]
    let words = name + thing.values + thing.look.words + thing.manner
    let place = CGRect(origin: .zero, size: element.frame.size)
    let frame = thing.frame.isClose(to: place) ? [] : ["@\(NumberText.rect(thing.frame))"]
    return (words + frame).joined(separator: " ")
  }

  static func quoted(_ text: String) -> String {
    // Most texts hold nothing that has to be written otherwise.
    guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x22 || $0 == 0x0A }) else {
      return "\"\(text)\""
    }
    return "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
