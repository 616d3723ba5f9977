// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One thing that the linter found in a layout: where, with which numbers, what comes of it and what
/// to do.
package struct LayoutFinding: Hashable, Sendable {
  /// How bad a finding is.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
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
