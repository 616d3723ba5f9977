// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver
import MullionContracts

/// The end of a live screen that was not closed by the user.
struct LiveEnd: Codable, Equatable {
  /// The cause, as the rest of a sentence that begins with the name of the screen.
  var cause: String
  /// The innermost functions of the application at that time; empty if they are unknown.
  var stack: [String] = []
  /// The action during which the screen ended, or `nil` if none was performed.
  var action: String?
  /// The number of actions before.
  var count = 0

  /// Returns the message for the user about the end of `session`.
  func message(of session: LiveSession) -> String {
    let tool = BuildEnvironment.current.variable(ToolVariables.tool) ?? "mullion"
    let moment = action.map { " during '\($0)'" } ?? ""
    let frames = stack.map { "  \($0)" }
    let replay =
      count == 0
      ? ""
      : "; with --replay it performs the \(count == 1 ? "action" : "\(count) actions") until then again"
    let words = session.words.map(Self.shellWord).joined(separator: " ")
    return
      (["the screen '\(session.name)' ended\(moment): \(cause)."] + frames
      + ["\(tool) open \(words) opens it again\(replay)."]).joined(separator: "\n")
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:@+".contains($0) }
    return isPlain && !word.isEmpty
      ? word : "'\(word.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}
