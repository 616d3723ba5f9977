// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIColor {
  /// The components of a colour: red, green and blue from 0 to 255, and alpha from 0 to 1.
  typealias Shade = (red: Double, green: Double, blue: Double, alpha: Double)

  /// Returns a colour with one shade for light and unspecified interfaces, and one for dark ones.
  ///
  /// - Parameters:
  ///   - light: The shade for light and unspecified interfaces.
  ///   - dark: The shade for dark interfaces.
  ///   - highContrast: The shades for high accessibility contrast; `nil` for the normal ones.
  ///   - elevated: The dark shades for elevated interface levels, normal and with high contrast; `nil` for
  ///     the base ones.
  /// - Returns: A colour with one shade for light and unspecified interfaces, and one for dark ones.
  static func shades(
    light: Shade, dark: Shade, highContrast: (light: Shade, dark: Shade)? = nil,
    elevated: (usual: Shade, highContrast: Shade)? = nil
  ) -> UIColor {
    let usual = (light: fixed(light), dark: fixed(dark))
    let strong = highContrast.map { (light: fixed($0.light), dark: fixed($0.dark)) } ?? usual
    let raised = elevated.map { (usual: fixed($0.usual), strong: fixed($0.highContrast)) }
    return UIColor { traits in
      let isStrong = traits.accessibilityContrast == .high
      let shades = isStrong ? strong : usual
      guard traits.userInterfaceStyle == .dark else { return shades.light }
      guard let raised, traits.userInterfaceLevel == .elevated else { return shades.dark }
      return isStrong ? raised.strong : raised.usual
    }
  }

  /// Returns the dark shades of a background level in an elevated interface; levels are from 1 to 3.
  static func elevated(_ level: Int) -> (usual: Shade, highContrast: Shade) {
    let all: [(usual: Shade, highContrast: Shade)] = [
      ((28, 28, 30, 1), (36, 36, 38, 1)), ((44, 44, 46, 1), (54, 54, 56, 1)),
      ((58, 58, 60, 1), (68, 68, 70, 1)),
    ]
    return all[min(max(level, 1), all.count) - 1]
  }

  private static func fixed(_ shade: Shade) -> UIColor {
    UIColor(
      DisplayColor(
        red: shade.red / 255, green: shade.green / 255, blue: shade.blue / 255, alpha: shade.alpha))
  }
}
