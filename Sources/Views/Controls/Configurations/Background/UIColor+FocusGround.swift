// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
import MullionViewTree

extension UIColor {
  /// The colour, darkened where necessary until white text on it has a contrast of 4.5.
  var asFocusGround: UIColor {
    UIColor { traits in
      var color = self.displayColor(with: traits)
      let white = DisplayColor(red: 1, green: 1, blue: 1)
      while white.contrast(with: color) < 4.5 {
        color.red *= 0.98
        color.green *= 0.98
        color.blue *= 0.98
      }
      return UIColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
}
