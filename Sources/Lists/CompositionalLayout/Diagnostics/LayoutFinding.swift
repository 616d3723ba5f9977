// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One thing that the linter found in a layout: where, with which numbers, what comes of it and what
/// to do.
package struct LayoutFinding: Hashable, Sendable, Codable {
  /// How bad a finding is.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
    /// Something is not laid out, or the program stops.
    case error
    /// Something stands where it was hardly meant to.
    case warning
    /// Legal, and often a surprise.
    case advice

    /// Whether `lhs` is less bad than `rhs`.
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
  /// The rule's name in words with hyphens.
  package var name: String
  /// How bad it is.
  package var severity: Severity
  /// Where in the description, such as `section 2 / group / item 1`.
  package var path: String
  /// What was found, with its numbers, as a sentence.
  package var message: String
  /// The numbers by their names: points, shares or counts.
  package var numbers: [String: CGFloat]
  /// What comes of it, as a sentence.
  package var consequence: String
  /// What to do, as a sentence.
  package var remedy: String

  /// What a rule is called, and what it says of all that it finds.
  package struct Rule: Sendable {
    /// The code, such as `IF001`.
    package var code: String
    /// The name in words with hyphens.
    package var name: String
    /// How bad it is.
    package var severity: Severity
    /// What comes of what it finds.
    package var consequence: String
    /// What to do.
    package var remedy: String

    /// The rule of a code.
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
  /// A finding of `rule` at a place.
  package init(_ rule: Rule, at path: String, _ message: String) {
    self.init(
      code: rule.code, name: rule.name, severity: rule.severity, path: path, message: message,
      numbers: [:], consequence: rule.consequence, remedy: rule.remedy)
  }
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding in four lines: code, place and numbers, consequence, remedy.
  package var description: String {
    """
    \(code) \(severity.rawValue): \(path)
      \(message)
      \(consequence)
      \(remedy)
    """
  }
}
