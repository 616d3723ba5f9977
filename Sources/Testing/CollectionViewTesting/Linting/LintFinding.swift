// SPDX-License-Identifier: Apache-2.0

package import MullionCompositionalLayout
package import MullionContracts

/// A finding of the linter in the layout of a collection view.
///
/// Documentation/Diagnostics.md lists the rules with their codes.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A severe problem: an element is not laid out, or the program stops.
    case error
    /// A probable mistake: an element has a position that is probably not intended.
    case warning
    /// A hint at a description that is valid, but whose result is often surprising.
    case advice
  }

  /// The underlying finding.
  package let finding: LayoutFinding
  private let origin: CallSite?

  /// Creates a finding about a description that was created at `origin`, or at an unknown place for `nil`.
  package init(_ finding: LayoutFinding, madeAt origin: CallSite? = nil) {
    self.finding = finding
    self.origin = origin
  }

  /// The source line of the application that created the description.
  package var line: CallerPlace.Line? { origin?.line }

  /// The source line of the application that created the description, as in `/…/FeedLayout.swift:41`; `nil`
  /// if the program has no debug information, or the finding concerns the layout as a whole.
  ///
  /// - Complexity: O(*n*) in the program's line tables for the first lookup, then some microseconds per
  ///   lookup.
  public var place: String? { line.map { "\($0.path):\($0.number)" } }

  /// Returns whether both findings are equal, wherever the description was created.
  public static func == (left: LintFinding, right: LintFinding) -> Bool {
    left.finding == right.finding
  }

  /// Hashes the finding without the position at which the description was created.
  public func hash(into hasher: inout Hasher) { hasher.combine(finding) }

  /// The rule's code, such as `CL001`.
  public var code: String { finding.code }
  /// The severity.
  public var severity: Severity { Severity(rawValue: finding.severity.rawValue) ?? .error }
  /// The path in the description, such as `section 2 / group / item 1`.
  public var path: String { finding.path }
  /// The problem, with its numbers.
  public var message: String { finding.message }
  /// The consequence of the problem.
  public var consequence: String { finding.consequence }
  /// The suggested remedy.
  public var remedy: String { finding.remedy }
  /// The code, the path and numbers, the consequence and the remedy, one line each.
  public var description: String { finding.description }
}
