// SPDX-License-Identifier: Apache-2.0

extension CIColor {
  /// The colour black.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// The colour white.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// The colour of 50 % grey.
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  /// The colour red.
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// The colour green.
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// The colour blue.
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// The colour cyan.
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// The colour magenta.
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// The colour yellow.
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// The transparent colour.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
