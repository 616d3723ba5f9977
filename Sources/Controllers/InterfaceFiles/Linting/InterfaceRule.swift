// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCompositionalLayout
import MullionInterfaceDocuments

/// A rule of the linter for interface files.
package struct InterfaceRule: Sendable {
  /// The texts that describe a rule.
  package struct Words: Sendable {
    /// The general description of the finding.
    package let what: String
    /// The effect of the mistake on the running app.
    package let consequence: String
    /// The way to correct the mistake.
    package let remedy: String
  }

  /// The code, such as `IF001`; codes are never reused.
  package let code: String
  /// The name, in words joined by hyphens.
  package let name: String
  /// The severity of the rule's findings.
  package let severity: LayoutFinding.Severity
  /// The texts that describe the rule.
  package let words: Words

  init(_ code: String, _ name: String, _ severity: LayoutFinding.Severity, _ words: Words) {
    self.code = code
    self.name = name
    self.severity = severity
    self.words = words
  }

  /// Returns a finding of the rule at an element.
  func finding(_ message: String, _ element: InterfaceElement) -> LayoutFinding {
    finding(message, "\(element.place) \(element.words)")
  }

  func finding(_ message: String, _ path: String) -> LayoutFinding {
    LayoutFinding(
      LayoutFinding.Rule(
        code, name, severity, consequence: words.consequence, remedy: words.remedy),
      at: path, message)
  }
}

extension InterfaceRule {
  /// The documentation of all rules for interface files, in Markdown: a table of the rules and a chapter for
  /// each.
  package static var catalogue: String {
    let rows = all.map { rule in
      "| [\(rule.code)](#\(rule.anchor)) | \(rule.severity.rawValue) | \(rule.words.what) |"
    }
    let head = """

      # Interface files

      What `mullion lint` looks for in `.xib` and `.storyboard` files, \(all.count) rules. Classes, outlets and actions
      are looked up in the sources of the project that contains the file.

      | code | severity | what |
      | --- | --- | --- |

      """
    return head + rows.joined(separator: "\n") + "\n"
      + all.map { "\n" + $0.chapter }.joined()
  }

  private var title: String { "\(code) \(name)" }
  private var anchor: String { title.lowercased().replacing(" ", with: "-") }

  private var chapter: String {
    """
    ## \(title)

    *\(severity.rawValue)*. \(words.what)

    - Consequence: \(words.consequence)
    - Remedy: \(words.remedy)

    """
  }
}
