// SPDX-License-Identifier: Apache-2.0

package import CompositionalLayout

/// One thing that the linter found in the layout of a collection view.
///
/// The rules, with their codes, are in Documentation/Diagnostics.md.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// How bad a finding is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something is not laid out, or the program stops.
    case error
    /// Something stands where it was hardly meant to.
    case warning
    /// Legal, and often a surprise.
    case advice
  }

  /// What the linter said.
  package let finding: LayoutFinding

  /// What the linter found, for tests.
  package init(_ finding: LayoutFinding) {
    self.finding = finding
  }

  /// The rule's code, such as `CL001`.
  public var code: String { finding.code }
  /// How bad it is.
  public var severity: Severity { Severity(rawValue: finding.severity.rawValue) ?? .error }
  /// Where in the description, such as `section 2 / group / item 1`.
  public var path: String { finding.path }
  /// What was found, with its numbers.
  public var message: String { finding.message }
  /// What comes of it.
  public var consequence: String { finding.consequence }
  /// What to do.
  public var remedy: String { finding.remedy }
  /// Code, place and numbers, consequence, remedy: a line each.
  public var description: String { finding.description }
}
