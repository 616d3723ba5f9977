// SPDX-License-Identifier: Apache-2.0

package import CompositionalLayout
import Foundation
import InterfaceDocuments

/// One thing that the linter looks for in interface files.
package struct InterfaceRule: Sendable {
  /// What the rule says of itself.
  package struct Words: Sendable {
    /// What is found, in general.
    package let what: String
    /// What comes of it.
    package let consequence: String
    /// What to do.
    package let remedy: String
  }

  /// The code, such as `IF001`; it never means anything else.
  package let code: String
  /// The name in words with hyphens.
  package let name: String
  /// How bad it is.
  package let severity: LayoutFinding.Severity
  /// What the rule says of itself.
  package let words: Words

  init(_ code: String, _ name: String, _ severity: LayoutFinding.Severity, _ words: Words) {
    self.code = code
    self.name = name
    self.severity = severity
    self.words = words
  }

  /// The rule's finding at an element.
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
