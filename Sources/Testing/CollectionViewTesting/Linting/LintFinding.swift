// SPDX-License-Identifier: Apache-2.0

package import MullionCompositionalLayout
package import MullionContracts

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
  private let origin: CallSite?

  /// What the linter found, in a description that was made at `origin`, for tests.
  package init(_ finding: LayoutFinding, madeAt origin: CallSite? = nil) {
    self.finding = finding
    self.origin = origin
  }

  /// Where the application made the description that the finding is about.
  package var line: CallerPlace.Line? { origin?.line }

  /// The line of the application that made the description that the finding is about, as in
  /// `/…/FeedLayout.swift:41`; nil: the program has no debug information, or the finding is about the
  /// layout as a whole.
  ///
  /// - Complexity: O(n) in the program's tables of lines for the first place of all, then some
  ///   microseconds a place.
  public var place: String? { line.map { "\($0.path):\($0.number)" } }

  /// Whether both say the same, wherever it was made.
  public static func == (left: LintFinding, right: LintFinding) -> Bool {
    left.finding == right.finding
  }

  /// Equal for findings that say the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(finding) }

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
