// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The accessibility tree as lines of text: role, label, value, additional content, hint, identifier, states,
/// position, frame and actions.
@MainActor
package enum AccessibilityText {
  /// Returns one line for each node, indented by two spaces for each level.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of nodes and *d* the depth of the tree.
  package static func text(of node: AccessibilityNode, showsFrames: Bool = true) -> String {
    lines(of: node, depth: 0, showsFrames).joined(separator: "\n") + "\n"
  }

  private static func lines(
    of node: AccessibilityNode, depth: Int, _ showsFrames: Bool
  ) -> [String] {
    let line = String(repeating: "  ", count: depth) + line(of: node, showsFrames)
    return [line] + node.children.flatMap { lines(of: $0, depth: depth + 1, showsFrames) }
  }

  private static func line(of node: AccessibilityNode, _ showsFrames: Bool) -> String {
    var words = [node.role.rawValue]
    if let label = node.label { words.append(quoted(label)) }
    if let value = node.value { words.append("= \(quoted(value))") }
    if !node.content.isEmpty {
      words.append("content " + node.content.map(quoted).joined(separator: ", "))
    }
    if let hint = node.hint { words.append("hint \(quoted(hint))") }
    if let identifier = node.identifier { words.append("#\(identifier)") }
    words += node.states.words
    if let position = node.position { words.append(position.words) }
    if showsFrames { words.append(frame(node.frame)) }
    if !node.actions.isEmpty {
      words.append("[" + node.actions.map(\.name).joined(separator: ", ") + "]")
    }
    return words.joined(separator: " ")
  }

  private static func frame(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
  }

  /// Returns a number with at most two decimal places, to hide rounding errors.
  private static func number(_ value: CGFloat) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    return "\(Double(hundredths) / 100)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
