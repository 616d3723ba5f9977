// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension UIColor {
  /// Red, green and blue from 0 to 255, alpha from 0 to 1.
  typealias Shade = (red: Double, green: Double, blue: Double, alpha: Double)

  /// A colour with one shade for light and unspecified interfaces, and one for dark ones.
  ///
  /// `highContrast`: the shades where the person asks for more contrast, in the same order; nil: the
  /// same ones.
  static func shades(
    light: Shade, dark: Shade, highContrast: (light: Shade, dark: Shade)? = nil
  ) -> UIColor {
    let usual = (light: fixed(light), dark: fixed(dark))
    let strong = highContrast.map { (light: fixed($0.light), dark: fixed($0.dark)) } ?? usual
    return UIColor { traits in
      let shades = traits.accessibilityContrast == .high ? strong : usual
      return traits.userInterfaceStyle == .dark ? shades.dark : shades.light
    }
  }

  private static func fixed(_ shade: Shade) -> UIColor {
    UIColor(
      DisplayColor(
        red: shade.red / 255, green: shade.green / 255, blue: shade.blue / 255, alpha: shade.alpha))
  }
}
