// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// How a person looks at all changes of goldens, and accepts them: the command that failures name.
///
/// `mullion` says in the environment how it was called and what it was asked to test. Tests that `swift
/// test` alone starts are those of a package that depends on Mullion, where SwiftPM finds the tool.
package struct ReviewAdvice: Sendable {
  /// The advice in the place of the environment's.
  @TaskLocal package static var scoped: ReviewAdvice?

  /// The command that shows all changes.
  package let command: String
  private let tool: String?

  /// The advice for a tool called as `tool` says, nil: SwiftPM runs it, about `folder`, nil: the working
  /// folder.
  package init(tool: String?, folder: String?) {
    let words =
      [tool ?? "swift run mullion", "review"] + [folder].compactMap { $0.map(ShellWord.plain) }
    command = words.joined(separator: " ")
    self.tool = tool
  }

  /// The advice of this run.
  package static var current: ReviewAdvice { scoped ?? named }

  /// That of the environment.
  private static let named = ReviewAdvice(ProcessInfo.processInfo.environment)

  /// What an environment's variables say; an empty one says nothing.
  package init(_ variables: [String: String]) {
    let said = variables.filter { !$0.value.isEmpty }
    self.init(tool: said[ToolVariables.tool], folder: said[ToolVariables.reviewedFolder])
  }

  /// The advice of the same tool about `folder`.
  package func about(_ folder: String) -> ReviewAdvice { ReviewAdvice(tool: tool, folder: folder) }

  /// The command that accepts all changes.
  package var acceptingCommand: String { "\(command) --accept" }

  /// What a failure says at its end, where the environment variable called `variable` has goldens
  /// written.
  package func lines(recordedBy variable: String) -> [String] {
    [
      "To look at all changes: \(command)",
      "To accept all: \(acceptingCommand), or run the tests again with \(variable)=failed",
    ]
  }
}
