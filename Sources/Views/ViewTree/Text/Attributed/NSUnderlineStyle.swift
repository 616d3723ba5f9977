// SPDX-License-Identifier: Apache-2.0

/// What a line under or through text looks like.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// The set with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
  /// One line that is twice as thick.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
  /// Two lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
  /// Dots.
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
  /// Dashes.
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
  /// Dashes and dots.
  public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
  /// Dashes and two dots each.
  public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
  /// Not under spaces.
  public static var byWord: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x8000) }
}
