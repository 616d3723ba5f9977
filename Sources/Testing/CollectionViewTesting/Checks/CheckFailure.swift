// SPDX-License-Identifier: Apache-2.0

/// What a check found; Swift Testing and XCTest show its description.
public struct CheckFailure: Error, CustomStringConvertible, Sendable {
  /// What one check found.
  struct Finding: Sendable {
    /// What is wrong: a line each.
    var violations: [String]
    /// What to do about it, or why it is so; nil: the violations say it.
    var advice: String?
  }

  /// Where the check stands, such as `FeedTests/FeedTests.swift:12`.
  public let place: String
  private let findings: [Finding]

  /// What was checked, and what is wrong: a line each.
  public var violations: [String] { findings.flatMap(\.violations) }

  /// The most violations of a check that the description has.
  private static let limit = 20

  init(_ findings: [Finding], at place: String) {
    self.findings = findings
    self.place = place
  }

  /// The place, and the violations, a line each.
  ///
  /// Many are cut. Behind those of each check stands what to do.
  public var description: String {
    ([place] + findings.flatMap(Self.lines)).joined(separator: "\n")
  }

  private static func lines(_ finding: Finding) -> [String] {
    let shown = finding.violations.prefix(limit)
    let rest = finding.violations.count - shown.count
    return shown + (rest > 0 ? ["… \(rest) more"] : []) + (finding.advice.map { [$0] } ?? [])
  }
}
