// SPDX-License-Identifier: Apache-2.0

/// Values: the published interface guidelines of iOS.
extension UIColor {
  /// The system's blue, one shade in the light and one in the dark.
  public class var systemBlue: UIColor { Shades.systemBlue }
  /// The system's brown, one shade in the light and one in the dark.
  public class var systemBrown: UIColor { Shades.systemBrown }
  /// The system's cyan, one shade in the light and one in the dark.
  public class var systemCyan: UIColor { Shades.systemCyan }
  /// The system's gray, one shade in the light and one in the dark.
  public class var systemGray: UIColor { Shades.systemGray }
  /// The system's gray 2, one shade in the light and one in the dark.
  public class var systemGray2: UIColor { Shades.systemGray2 }
  /// The system's gray 3, one shade in the light and one in the dark.
  public class var systemGray3: UIColor { Shades.systemGray3 }
  /// The system's gray 4, one shade in the light and one in the dark.
  public class var systemGray4: UIColor { Shades.systemGray4 }
  /// The system's gray 5, one shade in the light and one in the dark.
  public class var systemGray5: UIColor { Shades.systemGray5 }
  /// The system's gray 6, one shade in the light and one in the dark.
  public class var systemGray6: UIColor { Shades.systemGray6 }
  /// The system's green, one shade in the light and one in the dark.
  public class var systemGreen: UIColor { Shades.systemGreen }
  /// The system's indigo, one shade in the light and one in the dark.
  public class var systemIndigo: UIColor { Shades.systemIndigo }
  /// The system's mint, one shade in the light and one in the dark.
  public class var systemMint: UIColor { Shades.systemMint }
  /// The system's orange, one shade in the light and one in the dark.
  public class var systemOrange: UIColor { Shades.systemOrange }
  /// The system's pink, one shade in the light and one in the dark.
  public class var systemPink: UIColor { Shades.systemPink }
  /// The system's purple, one shade in the light and one in the dark.
  public class var systemPurple: UIColor { Shades.systemPurple }
  /// The system's red, one shade in the light and one in the dark.
  public class var systemRed: UIColor { Shades.systemRed }
  /// The system's teal, one shade in the light and one in the dark.
  public class var systemTeal: UIColor { Shades.systemTeal }
  /// The system's yellow, one shade in the light and one in the dark.
  public class var systemYellow: UIColor { Shades.systemYellow }

  private enum Shades {
    static let systemBlue = shades(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    static let systemBrown = shades(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
    static let systemCyan = shades(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
    static let systemGray = shades(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
    static let systemGray2 = shades(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
    static let systemGray3 = shades(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
    static let systemGray4 = shades(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
    static let systemGray5 = shades(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
    static let systemGray6 = shades(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    static let systemGreen = shades(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
    static let systemIndigo = shades(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
    static let systemMint = shades(light: (0, 199, 190, 1), dark: (102, 212, 207, 1))
    static let systemOrange = shades(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
    static let systemPink = shades(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
    static let systemPurple = shades(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
    static let systemRed = shades(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
    static let systemTeal = shades(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
    static let systemYellow = shades(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
  }
}
