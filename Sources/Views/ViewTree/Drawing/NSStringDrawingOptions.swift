// SPDX-License-Identifier: Apache-2.0

/// The options of measuring and drawing a string in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The option that makes the origin the top left corner of wrapped lines, rather than the baseline of a
  /// single line.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 0)
  }
  /// The option that includes the leading of the fonts in the line spacing.
  ///
  /// - Note: Has no effect on Linux: the leading is always included.
  public static var usesFontLeading: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 1)
  }
  /// The option that measures the rectangles of the glyphs rather than of the lines.
  ///
  /// - Note: Has no effect on Linux: rectangles are those of the lines.
  public static var usesDeviceMetrics: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 3)
  }
  /// The option that truncates the last visible line with an ellipsis if there is more text.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 5)
  }
}
