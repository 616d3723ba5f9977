// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension DisplayColor {
  /// Returns the colour composited over `behind` with opacity `alpha`; `nil` if `behind` is not opaque.
  package func over(_ behind: DisplayColor, _ alpha: CGFloat) -> DisplayColor? {
    guard behind.alpha > 0.99 else { return nil }
    let part = self.alpha * Double(alpha)
    func mixed(_ front: Double, _ back: Double) -> Double { front * part + back * (1 - part) }
    return DisplayColor(
      red: mixed(red, behind.red), green: mixed(green, behind.green),
      blue: mixed(blue, behind.blue))
  }

  /// Returns the contrast ratio of two opaque colours, from 1 to 21, as defined by WCAG 2.2.
  package func contrast(with other: DisplayColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
