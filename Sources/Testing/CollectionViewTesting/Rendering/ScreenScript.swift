// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Actions in the language of `--do`, such as `tap 20,40; wait 0.1; tap Edit; scroll @e3 down`.
///
/// Actions are separated by semicolons, except in double quotation marks.
package struct ScreenScript: Equatable, Sendable {
  /// An action with its text.
  package struct Step: Equatable, Sendable {
    /// The text, without spaces around it.
    package let text: String
    /// The action.
    package let action: ScreenAction
  }

  /// The actions, at least one.
  package let steps: [Step]

  /// Parses actions.
  ///
  /// - Throws: `PictureFailure` with the position of the action, what was expected, and the nearest name.
  package init(_ text: String) throws(PictureFailure) {
    let parts = Self.parts(of: text)
    guard !parts.isEmpty else {
      throw PictureFailure(
        "actions were expected, such as tap @e7 or scroll down, found '\(text)'.")
    }
    var steps: [Step] = []
    for (index, part) in parts.enumerated() {
      do throws(ActionSyntaxError) {
        steps.append(Step(text: part, action: try ScreenActionParser(part).action()))
      } catch {
        throw PictureFailure(
          "\(Self.place(index, of: parts.count, part)): \(error.message)")
      }
    }
    self.steps = steps
  }

  /// The actions without their texts.
  package var actions: [ScreenAction] { steps.map(\.action) }

  /// Returns the position of an action in its script for messages.
  static func place(_ index: Int, of count: Int, _ text: String) -> String {
    "action \(index + 1) of \(count), '\(text)'"
  }

  /// Returns the texts between semicolons that are not in quotation marks, without empty ones.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var (isQuoted, isEscaped) = (false, false)
    for character in text {
      if character == ";", !isQuoted {
        parts.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    // A single quotation mark is a part of a text.
    guard !isQuoted else { return trimmed(text.split(separator: ";").map(String.init)) }
    return trimmed(parts)
  }

  private static func trimmed(_ parts: [String]) -> [String] {
    parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }
}
