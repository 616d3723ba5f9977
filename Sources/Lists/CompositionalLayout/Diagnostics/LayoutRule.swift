// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that the linter looks for.
package struct LayoutRule: Sendable {
  /// What the rule says of itself.
  package struct Words: Sendable {
    /// What is found, in general.
    package let what: String
    /// What comes of it.
    package let consequence: String
    /// What to do.
    package let remedy: String
    /// A description in Swift that the rule finds.
    package let example: String
    /// The complaint, message or recorded case it comes from.
    package let source: String
  }

  /// What a rule found at one place.
  struct Evidence {
    /// The place below what the rule looked at; empty for that itself.
    var place = ""
    /// What was found, as a sentence.
    var message: String
    var numbers: [String: CGFloat] = [:]
  }

  /// What a rule looks at.
  enum Check: Sendable {
    /// Every item and group of a section, from outside to inside.
    case item(@MainActor @Sendable (LintedItem, LintedSection) -> Evidence?)
    /// Every section.
    case section(@MainActor @Sendable (LintedSection) -> [Evidence])
    /// The layout as a whole.
    case layout(@MainActor @Sendable (LintedLayout) -> [Evidence])
  }

  /// The code, such as `CL001`; it never means anything else.
  package let code: String
  /// The name in words with hyphens.
  package let name: String
  /// How bad it is.
  package let severity: LayoutFinding.Severity
  /// What the rule says of itself.
  package let words: Words
  let check: Check

  init(
    _ code: String, _ name: String, _ severity: LayoutFinding.Severity, _ words: Words,
    _ check: Check
  ) {
    self.code = code
    self.name = name
    self.severity = severity
    self.words = words
    self.check = check
  }

  func finding(_ evidence: Evidence, at path: String) -> LayoutFinding {
    LayoutFinding(
      code: code, name: name, severity: severity,
      path: evidence.place.isEmpty ? path : "\(path) / \(evidence.place)",
      message: evidence.message, numbers: evidence.numbers, consequence: words.consequence,
      remedy: words.remedy)
  }
}
