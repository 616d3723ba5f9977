// SPDX-License-Identifier: Apache-2.0

import MullionCompositionalLayout
import MullionContracts
import MullionInterfaceFiles

/// The command `mullion explain`, which explains a code of `mullion lint`.
struct ExplainCommand {
  /// The code, as in `CL020`.
  let code: String

  /// Returns the rule's chapter of the catalogue as output.
  ///
  /// - Throws: `CommandError` when there is no such rule.
  func run() throws(CommandError) -> CommandOutcome {
    let chapters = Dictionary(
      (LayoutRule.catalogue + InterfaceRule.catalogue).split(separator: "\n## ").dropFirst().map {
        (String($0.prefix { $0 != " " }), String($0))
      }
    ) { first, _ in first }
    if let chapter = chapters[code.uppercased()] {
      return CommandOutcome(chapter.split(separator: "\n").joined(separator: "\n") + "\n")
    }
    let near = Spelling.nearest(to: code, among: chapters.keys.sorted())
    throw CommandError(
      "There is no rule '\(code)'\(near.map { "; did you mean \($0)?" } ?? "."); "
        + "mullion lint --catalogue prints all rules.")
  }
}
