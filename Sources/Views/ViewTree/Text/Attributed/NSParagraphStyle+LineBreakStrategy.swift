// SPDX-License-Identifier: Apache-2.0

extension NSParagraphStyle {
  /// The rules besides the width that determine where the lines of a paragraph break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The strategy that avoids a single word in the last line by moving one from the line before.
    ///
    /// Mullion's rule: applies only if the paragraph needs no more lines, and not to justified text.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// The strategy that does not break lines inside a Korean word that fits in a line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The default of labels: ``hangulWordPriority``.
    ///
    /// Differs from UIKit: single words in the last line are avoided only if ``pushOut`` is set explicitly.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// Whether single words in the last line are avoided.
    var pushesOut: Bool { self != .standard && contains(.pushOut) }
  }
}
