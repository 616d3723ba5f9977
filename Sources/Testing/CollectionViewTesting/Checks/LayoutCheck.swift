// SPDX-License-Identifier: Apache-2.0

/// A rule that what collection views show has to keep.
///
/// ```swift
/// try harness.check(.noOverlap, .noGap(spacing: 8), .insideContent)
/// ```
public struct LayoutCheck: Sendable {
  /// What the rule demands, in a few words.
  public let name: String
  /// Where the rule is broken, one sentence each; nothing where it is kept.
  public let violations: @MainActor @Sendable (CollectionViewHarness) -> [String]
  /// What to do where the rule is broken, or why it is; nil: the violations say it.
  public let advice: @MainActor @Sendable (CollectionViewHarness) -> String?
  /// Whether drawings of the layouts help to see what is wrong.
  var wantsDrawings = false
  /// Where the rule is broken, as reports tell it; nil: as ``violations`` say.
  var entries: (@MainActor @Sendable (CollectionViewHarness) -> [FindingEntry])?

  /// A rule of your own.
  ///
  /// - Parameters:
  ///   - name: what it demands, in a few words.
  ///   - advice: what to do where it is broken; asked for only then.
  ///   - violations: where it is broken, one sentence each.
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
