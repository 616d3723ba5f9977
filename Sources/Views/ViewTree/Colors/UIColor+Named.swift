// SPDX-License-Identifier: Apache-2.0

extension UIColor {
  /// The colour black, with red, green and blue components of 0.
  public class var black: UIColor { Fixed.black }
  /// The colour dark grey, with a white component of 1/3.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// The colour light grey, with a white component of 2/3.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// The colour white, with red, green and blue components of 1.
  public class var white: UIColor { Fixed.white }
  /// The colour grey, with a white component of 0.5.
  public class var gray: UIColor { Fixed.gray }
  /// The colour red, with a red component of 1.
  public class var red: UIColor { Fixed.red }
  /// The colour green, with a green component of 1.
  public class var green: UIColor { Fixed.green }
  /// The colour blue, with a blue component of 1.
  public class var blue: UIColor { Fixed.blue }
  /// The colour cyan, with green and blue components of 1.
  public class var cyan: UIColor { Fixed.cyan }
  /// The colour yellow, with red and green components of 1.
  public class var yellow: UIColor { Fixed.yellow }
  /// The colour magenta, with red and blue components of 1.
  public class var magenta: UIColor { Fixed.magenta }
  /// The colour orange, with a red component of 1 and a green one of 0.5.
  public class var orange: UIColor { Fixed.orange }
  /// The colour purple, with red and blue components of 0.5.
  public class var purple: UIColor { Fixed.purple }
  /// The colour brown, with a red component of 0.6, a green one of 0.4 and a blue one of 0.2.
  public class var brown: UIColor { Fixed.brown }
  /// A fully transparent colour.
  public class var clear: UIColor { Fixed.clear }
  /// A translucent white, with an alpha of 0.6, for text on a dark background.
  public class var lightText: UIColor { Fixed.lightText }
  /// A black for text on a light background.
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
