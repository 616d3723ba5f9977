// SPDX-License-Identifier: Apache-2.0

/// The error of a failed check; Swift Testing and XCTest show its description.
public struct CheckFailure: Error, CustomStringConvertible, Sendable {
  /// The result of one check.
  struct Finding: Sendable {
    /// The violations, one line each.
    var violations: [String]
    /// The remedy or the cause, or `nil` if the violations are sufficient.
    var advice: String?
  }

  /// The position of the check in the source, such as `FeedTests/FeedTests.swift:12`.
  public let place: String
  private let findings: [Finding]

  /// The violations of all checks, one line each.
  public var violations: [String] { findings.flatMap(\.violations) }

  /// The maximum number of violations of a check in the description.
  private static let limit = 20

  init(_ findings: [Finding], at place: String) {
    self.findings = findings
    self.place = place
  }

  /// The source position and the violations, one line each.
  ///
  /// Long lists are truncated. The advice of each check follows its violations.
  public var description: String {
    ([place] + findings.flatMap(Self.lines)).joined(separator: "\n")
  }

  private static func lines(_ finding: Finding) -> [String] {
    let shown = finding.violations.prefix(limit)
    let rest = finding.violations.count - shown.count
    return shown + (rest > 0 ? ["… \(rest) more"] : []) + (finding.advice.map { [$0] } ?? [])
  }
}
