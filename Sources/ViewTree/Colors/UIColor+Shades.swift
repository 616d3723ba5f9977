// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension UIColor {
  /// Red, green and blue from 0 to 255, alpha from 0 to 1.
  typealias Shade = (red: Double, green: Double, blue: Double, alpha: Double)

  /// A colour with one shade for light and unspecified, and one for dark interfaces.
  static func shades(light: Shade, dark: Shade) -> UIColor {
    let light = fixed(light)
    let dark = fixed(dark)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func fixed(_ shade: Shade) -> UIColor {
    UIColor(
      DisplayColor(
        red: shade.red / 255, green: shade.green / 255, blue: shade.blue / 255, alpha: shade.alpha))
  }
}
