// SPDX-License-Identifier: Apache-2.0

/// A rule that the contents of collection views must satisfy.
///
/// ```swift
/// try harness.check(.noOverlap, .noGap(spacing: 8), .insideContent)
/// ```
public struct LayoutCheck: Sendable {
  /// The rule in a few words.
  public let name: String
  /// The closure that returns the violations, one sentence each; empty if the rule holds.
  public let violations: @MainActor @Sendable (CollectionViewHarness) -> [String]
  /// The closure that returns the remedy or the cause of violations, or `nil` if they are sufficient.
  public let advice: @MainActor @Sendable (CollectionViewHarness) -> String?
  /// Whether drawings of the layouts help to understand a violation.
  var wantsDrawings = false
  /// The closure that returns the violations for reports; if `nil`, reports use ``violations``.
  var entries: (@MainActor @Sendable (CollectionViewHarness) -> [FindingEntry])?

  /// Creates a custom rule.
  ///
  /// - Parameters:
  ///   - name: the rule in a few words.
  ///   - advice: returns the remedy; called only if the rule is violated.
  ///   - violations: returns the violations, one sentence each.
  public init(
    _ name: String,
    advice: @escaping @MainActor @Sendable (CollectionViewHarness) -> String? = { _ in nil },
    violations: @escaping @MainActor @Sendable (CollectionViewHarness) -> [String]
  ) {
    self.name = name
    self.advice = advice
    self.violations = violations
  }
}
