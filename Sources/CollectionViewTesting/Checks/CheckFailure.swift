// SPDX-License-Identifier: Apache-2.0

/// What a check found; Swift Testing and XCTest show its description.
public struct CheckFailure: Error, CustomStringConvertible, Sendable {
  /// What was checked, and what is wrong: a line each.
  public let violations: [String]

  /// The most lines that the description has.
  private static let limit = 20

  init(_ violations: [String]) {
    self.violations = violations
  }

  /// The violations, a line each; many are cut.
  public var description: String {
    let shown = violations.prefix(Self.limit)
    let rest = violations.count - shown.count
    return (shown + (rest > 0 ? ["… \(rest) more"] : [])).joined(separator: "\n")
  }
}
