// SPDX-License-Identifier: Apache-2.0

/// The options of measuring and drawing a string in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left corner of wrapped lines, rather than the baseline of a single line.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 0)
  }
  /// The line spacing includes the leading of the fonts, as it always does here.
  public static var usesFontLeading: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 1)
  }
  /// Rectangles are those of the glyphs rather than of the lines.
  ///
  /// - Note: Has no effect on Linux: rectangles are those of the lines.
  public static var usesDeviceMetrics: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 3)
  }
  /// The last visible line is truncated with an ellipsis when there is more text.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 5)
  }
}
