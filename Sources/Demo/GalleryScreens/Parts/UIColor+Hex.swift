// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
  /// Creates a colour from its hexadecimal RGB value, such as `0xE8A33D`.
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
