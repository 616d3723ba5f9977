// SPDX-License-Identifier: Apache-2.0

extension UIColor {
  /// No red, no green, no blue.
  public class var black: UIColor { Fixed.black }
  /// A third of white.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// Two thirds of white.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// Red, green and blue in full.
  public class var white: UIColor { Fixed.white }
  /// Half of white.
  public class var gray: UIColor { Fixed.gray }
  /// Red in full.
  public class var red: UIColor { Fixed.red }
  /// Green in full.
  public class var green: UIColor { Fixed.green }
  /// Blue in full.
  public class var blue: UIColor { Fixed.blue }
  /// Green and blue in full.
  public class var cyan: UIColor { Fixed.cyan }
  /// Red and green in full.
  public class var yellow: UIColor { Fixed.yellow }
  /// Red and blue in full.
  public class var magenta: UIColor { Fixed.magenta }
  /// Red in full and half the green.
  public class var orange: UIColor { Fixed.orange }
  /// Half the red and half the blue.
  public class var purple: UIColor { Fixed.purple }
  /// 0.6 of red, 0.4 of green, 0.2 of blue.
  public class var brown: UIColor { Fixed.brown }
  /// Nothing at all.
  public class var clear: UIColor { Fixed.clear }
  /// White, for text on dark ground.
  public class var lightText: UIColor { Fixed.lightText }
  /// Black, for text on light ground.
  public class var darkText: UIColor { Fixed.black }

  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }
}
