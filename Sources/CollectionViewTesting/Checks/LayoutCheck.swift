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

  /// A rule of your own.
  public init(
    _ name: String,
    violations: @escaping @MainActor @Sendable (CollectionViewHarness) -> [String]
  ) {
    self.name = name
    self.violations = violations
  }
}
