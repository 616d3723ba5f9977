// SPDX-License-Identifier: Apache-2.0

/// How a string is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// The set with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the top left corner of lines that are broken, and not a single line's baseline.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 0)
  }
  /// Lines stand apart as their fonts say, as they always do here.
  public static var usesFontLeading: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 1)
  }
  /// Rectangles are those of the letters' shapes, not of lines.
  ///
  /// Differs from UIKit: they are those of lines all the same.
  public static var usesDeviceMetrics: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 3)
  }
  /// The last line that fits ends in an ellipsis when there is more text.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 5)
  }
}
