// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A problem that the linter found in a layout: its location, numbers, consequence and remedy.
package struct LayoutFinding: Hashable, Sendable, Codable {
  /// The severity of a finding.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
    /// A finding about an element that is not laid out, or about a layout that stops the program.
    case error
    /// A finding about an element that is probably not where it was intended.
    case warning
    /// A finding about a valid description with an effect that is often unexpected.
    case advice

    /// Returns whether `lhs` is less severe than `rhs`.
    package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .advice: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The rule's code, such as `CL001`.
  package var code: String
  /// The rule's name as hyphenated words.
  package var name: String
  /// The severity of the finding.
  package var severity: Severity
  /// The location in the description, such as `section 2 / group / item 1`.
  package var path: String
  /// The problem with its numbers, as a sentence.
  package var message: String
  /// The numbers by name: points, fractions or counts.
  package var numbers: [String: CGFloat]
  /// The consequence, as a sentence.
  package var consequence: String
  /// The remedy, as a sentence.
  package var remedy: String

  /// The name of a rule and the text that all its findings share.
  package struct Rule: Sendable {
    /// The code, such as `IF001`.
    package var code: String
    /// The name as hyphenated words.
    package var name: String
    /// The severity of the findings.
    package var severity: Severity
    /// The consequence of the findings.
    package var consequence: String
    /// The remedy of the findings.
    package var remedy: String

    /// Creates a rule with a code.
    package init(
      _ code: String, _ name: String, _ severity: Severity, consequence: String, remedy: String
    ) {
      self.code = code
      self.name = name
      self.severity = severity
      self.consequence = consequence
      self.remedy = remedy
    }
  }
}

extension LayoutFinding {
  /// Creates a finding of `rule` at a path.
  package init(_ rule: Rule, at path: String, _ message: String) {
    self.init(
      code: rule.code, name: rule.name, severity: rule.severity, path: path, message: message,
      numbers: [:], consequence: rule.consequence, remedy: rule.remedy)
  }
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding in four lines: code and path, message, consequence, remedy.
  package var description: String {
    """
    \(code) \(severity.rawValue): \(path)
      \(message)
      \(consequence)
      \(remedy)
    """
  }
}
