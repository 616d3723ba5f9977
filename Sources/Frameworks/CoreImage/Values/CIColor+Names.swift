// SPDX-License-Identifier: Apache-2.0

extension CIColor {
  /// Black.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// White.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Grey of one half.
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  /// Red.
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and blue.
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red and green.
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Nothing that can be seen.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
