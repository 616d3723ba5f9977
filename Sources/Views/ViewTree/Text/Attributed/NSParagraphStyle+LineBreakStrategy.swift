// SPDX-License-Identifier: Apache-2.0

extension NSParagraphStyle {
  /// What besides the room decides where the lines of a paragraph end.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The strategies as bits.
    public let rawValue: UInt

    /// The strategies of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word stands alone in the last line: one from the line before is put beside it.
    ///
    /// Ours: it is done where the paragraph gets no more lines by it, and not in justified text.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// No line ends inside a Korean word that fits in a line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels do unless they are told otherwise: ``hangulWordPriority``.
    ///
    /// Differs from UIKit: words that stand alone are pushed out only where ``pushOut`` is said by itself.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

    /// Whether words that stand alone get company.
    var pushesOut: Bool { self != .standard && contains(.pushOut) }
  }
}
