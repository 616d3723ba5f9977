// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A check of the linter.
package struct LayoutRule: Sendable {
  /// The documentation of a rule.
  package struct Words: Sendable {
    /// The problem in general terms.
    package let what: String
    /// The consequence of the problem, as a sentence.
    package let consequence: String
    /// The remedy of the problem, as a sentence.
    package let remedy: String
    /// A description in Swift that triggers the rule.
    package let example: String
    /// The complaint, message or recorded case that the rule is based on.
    package let source: String
  }

  /// A violation of a rule at one location.
  struct Evidence {
    /// The path below the checked element; empty for the element itself.
    var place = ""
    /// The problem, as a sentence.
    var message: String
    var numbers: [String: CGFloat] = [:]
  }

  /// The scope that a rule checks.
  enum Check: Sendable {
    /// A check of every item and group of a section, outermost first.
    case item(@MainActor @Sendable (LintedItem, LintedSection) -> Evidence?)
    /// A check of every section.
    case section(@MainActor @Sendable (LintedSection) -> [Evidence])
    /// A check of the layout as a whole.
    case layout(@MainActor @Sendable (LintedLayout) -> [Evidence])
  }

  /// The code, such as `CL001`; its meaning never changes.
  package let code: String
  /// The name as hyphenated words.
  package let name: String
  /// The severity of the findings.
  package let severity: LayoutFinding.Severity
  /// The documentation of the rule.
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
