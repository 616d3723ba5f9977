// SPDX-License-Identifier: Apache-2.0

extension CIImage {
  /// An infinite black image.
  public static var black: CIImage { CIImage(color: .black) }
  /// An infinite white image.
  public static var white: CIImage { CIImage(color: .white) }
  /// An infinite image of 50 % grey.
  public static var gray: CIImage { CIImage(color: .gray) }
  /// An infinite red image.
  public static var red: CIImage { CIImage(color: .red) }
  /// An infinite green image.
  public static var green: CIImage { CIImage(color: .green) }
  /// An infinite blue image.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// An infinite cyan image.
  public static var cyan: CIImage { CIImage(color: .cyan) }
  /// An infinite magenta image.
  public static var magenta: CIImage { CIImage(color: .magenta) }
  /// An infinite yellow image.
  public static var yellow: CIImage { CIImage(color: .yellow) }
  /// An infinite transparent image.
  public static var clear: CIImage { CIImage(color: .clear) }
}
