// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The commands in failure messages that show and accept all changes of goldens.
///
/// `mullion` passes its invocation and the tested folder in environment variables. Tests started directly by
/// `swift test` belong to a package that depends on Mullion, where SwiftPM finds the tool.
package struct ReviewAdvice: Sendable {
  /// The advice that replaces the one of the environment.
  @TaskLocal package static var scoped: ReviewAdvice?

  /// The command that shows all changes.
  package let command: String
  private let tool: String?

  /// Creates the advice for a tool invoked as `tool` (if `nil`, through SwiftPM) and for `folder` (if `nil`,
  /// the working folder).
  package init(tool: String?, folder: String?) {
    let words =
      [tool ?? "swift run mullion", "review"] + [folder].compactMap { $0.map(ShellWord.plain) }
    command = words.joined(separator: " ")
    self.tool = tool
  }

  /// The advice of this run.
  package static var current: ReviewAdvice { scoped ?? named }

  /// The advice of the environment.
  private static let named = ReviewAdvice(ProcessInfo.processInfo.environment)

  /// Creates the advice from environment variables; empty values are ignored.
  package init(_ variables: [String: String]) {
    let said = variables.filter { !$0.value.isEmpty }
    self.init(tool: said[ToolVariables.tool], folder: said[ToolVariables.reviewedFolder])
  }

  /// Returns the advice of the same tool for `folder`.
  package func about(_ folder: String) -> ReviewAdvice { ReviewAdvice(tool: tool, folder: folder) }

  /// The command that accepts all changes.
  package var acceptingCommand: String { "\(command) --accept" }

  /// Returns the last lines of a failure message; goldens are written if the environment variable `variable`
  /// is set.
  package func lines(recordedBy variable: String) -> [String] {
    [
      "To look at all changes: \(command)",
      "To accept all: \(acceptingCommand), or run the tests again with \(variable)=failed",
    ]
  }
}
