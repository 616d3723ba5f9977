// SPDX-License-Identifier: Apache-2.0

/// The system colours, with the values of the published interface guidelines of iOS.
extension UIColor {
  /// The system blue, which adapts to light and dark interfaces and to high contrast.
  public class var systemBlue: UIColor { Shades.systemBlue }
  /// The system brown, which adapts to light and dark interfaces and to high contrast.
  public class var systemBrown: UIColor { Shades.systemBrown }
  /// The system cyan, which adapts to light and dark interfaces and to high contrast.
  public class var systemCyan: UIColor { Shades.systemCyan }
  /// The system gray, which adapts to light and dark interfaces and to high contrast.
  public class var systemGray: UIColor { Shades.systemGray }
  /// The system gray 2, which adapts to light and dark interfaces and to high contrast.
  public class var systemGray2: UIColor { Shades.systemGray2 }
  /// The system gray 3, which adapts to light and dark interfaces and to high contrast.
  public class var systemGray3: UIColor { Shades.systemGray3 }
  /// The system gray 4, which adapts to light and dark interfaces and to high contrast.
  public class var systemGray4: UIColor { Shades.systemGray4 }
  /// The system gray 5, which adapts to light and dark interfaces and to high contrast.
  public class var systemGray5: UIColor { Shades.systemGray5 }
  /// The system gray 6, which adapts to light and dark interfaces and to high contrast.
  public class var systemGray6: UIColor { Shades.systemGray6 }
  /// The system green, which adapts to light and dark interfaces and to high contrast.
  public class var systemGreen: UIColor { Shades.systemGreen }
  /// The system indigo, which adapts to light and dark interfaces and to high contrast.
  public class var systemIndigo: UIColor { Shades.systemIndigo }
  /// The system mint, which adapts to light and dark interfaces and to high contrast.
  public class var systemMint: UIColor { Shades.systemMint }
  /// The system orange, which adapts to light and dark interfaces and to high contrast.
  public class var systemOrange: UIColor { Shades.systemOrange }
  /// The system pink, which adapts to light and dark interfaces and to high contrast.
  public class var systemPink: UIColor { Shades.systemPink }
  /// The system purple, which adapts to light and dark interfaces and to high contrast.
  public class var systemPurple: UIColor { Shades.systemPurple }
  /// The system red, which adapts to light and dark interfaces and to high contrast.
  public class var systemRed: UIColor { Shades.systemRed }
  /// The system teal, which adapts to light and dark interfaces and to high contrast.
  public class var systemTeal: UIColor { Shades.systemTeal }
  /// The system yellow, which adapts to light and dark interfaces and to high contrast.
  public class var systemYellow: UIColor { Shades.systemYellow }

  private enum Shades {
    static let systemBlue = shades(
      light: (0, 122, 255, 1), dark: (10, 132, 255, 1),
      highContrast: ((0, 64, 221, 1), (64, 156, 255, 1)))
    static let systemBrown = shades(
      light: (162, 132, 94, 1), dark: (172, 142, 104, 1),
      highContrast: ((127, 101, 69, 1), (181, 148, 105, 1)))
    static let systemCyan = shades(
      light: (50, 173, 230, 1), dark: (100, 210, 255, 1),
      highContrast: ((0, 113, 164, 1), (112, 215, 255, 1)))
    static let systemGray = shades(
      light: (142, 142, 147, 1), dark: (142, 142, 147, 1),
      highContrast: ((108, 108, 112, 1), (174, 174, 178, 1)))
    static let systemGray2 = shades(
      light: (174, 174, 178, 1), dark: (99, 99, 102, 1),
      highContrast: ((142, 142, 147, 1), (124, 124, 128, 1)))
    static let systemGray3 = shades(
      light: (199, 199, 204, 1), dark: (72, 72, 74, 1),
      highContrast: ((174, 174, 178, 1), (84, 84, 86, 1)))
    static let systemGray4 = shades(
      light: (209, 209, 214, 1), dark: (58, 58, 60, 1),
      highContrast: ((188, 188, 192, 1), (68, 68, 70, 1)))
    static let systemGray5 = shades(
      light: (229, 229, 234, 1), dark: (44, 44, 46, 1),
      highContrast: ((216, 216, 220, 1), (54, 54, 56, 1)))
    static let systemGray6 = shades(
      light: (242, 242, 247, 1), dark: (28, 28, 30, 1),
      highContrast: ((235, 235, 240, 1), (36, 36, 38, 1)))
    static let systemGreen = shades(
      light: (52, 199, 89, 1), dark: (48, 209, 88, 1),
      highContrast: ((36, 138, 61, 1), (48, 219, 91, 1)))
    static let systemIndigo = shades(
      light: (88, 86, 214, 1), dark: (94, 92, 230, 1),
      highContrast: ((54, 52, 163, 1), (125, 122, 255, 1)))
    static let systemMint = shades(
      light: (0, 199, 190, 1), dark: (102, 212, 207, 1),
      highContrast: ((12, 129, 123, 1), (102, 212, 207, 1)))
    static let systemOrange = shades(
      light: (255, 149, 0, 1), dark: (255, 159, 10, 1),
      highContrast: ((201, 52, 0, 1), (255, 179, 64, 1)))
    static let systemPink = shades(
      light: (255, 45, 85, 1), dark: (255, 55, 95, 1),
      highContrast: ((211, 15, 69, 1), (255, 100, 130, 1)))
    static let systemPurple = shades(
      light: (175, 82, 222, 1), dark: (191, 90, 242, 1),
      highContrast: ((137, 68, 171, 1), (218, 143, 255, 1)))
    static let systemRed = shades(
      light: (255, 59, 48, 1), dark: (255, 69, 58, 1),
      highContrast: ((215, 0, 21, 1), (255, 105, 97, 1)))
    static let systemTeal = shades(
      light: (48, 176, 199, 1), dark: (64, 200, 224, 1),
      highContrast: ((0, 130, 153, 1), (93, 230, 255, 1)))
    static let systemYellow = shades(
      light: (255, 204, 0, 1), dark: (255, 214, 10, 1),
      highContrast: ((178, 80, 0, 1), (255, 212, 38, 1)))
  }
}
