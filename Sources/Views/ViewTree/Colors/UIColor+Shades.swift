// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIColor {
  /// Red, green and blue from 0 to 255, alpha from 0 to 1.
  typealias Shade = (red: Double, green: Double, blue: Double, alpha: Double)

  /// A colour with one shade for light and unspecified interfaces, and one for dark ones.
  ///
  /// `highContrast`: the shades where the person asks for more contrast, in the same order; nil: the
  /// same ones. `elevated`: the dark shade in front of another interface, and that with more contrast; nil:
  /// the same ones.
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

  /// The dark shades of three levels of grounds in front of another interface, the usual one first.
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
