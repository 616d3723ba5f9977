// SPDX-License-Identifier: Apache-2.0

extension CIImage {
  /// Black, everywhere.
  public static var black: CIImage { CIImage(color: .black) }
  /// White, everywhere.
  public static var white: CIImage { CIImage(color: .white) }
  /// Grey of one half, everywhere.
  public static var gray: CIImage { CIImage(color: .gray) }
  /// Red, everywhere.
  public static var red: CIImage { CIImage(color: .red) }
  /// Green, everywhere.
  public static var green: CIImage { CIImage(color: .green) }
  /// Blue, everywhere.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// Green and blue, everywhere.
  public static var cyan: CIImage { CIImage(color: .cyan) }
  /// Red and blue, everywhere.
  public static var magenta: CIImage { CIImage(color: .magenta) }
  /// Red and green, everywhere.
  public static var yellow: CIImage { CIImage(color: .yellow) }
  /// Nothing that can be seen, everywhere.
  public static var clear: CIImage { CIImage(color: .clear) }
}
