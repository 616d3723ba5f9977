// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

extension AccessibilityDefaults {
  /// It can be raised and lowered.
  mutating func beAdjustable(_ role: AccessibilityRole) {
    self.role = role
    traits.remove(.button)
    traits.insert(.adjustable)
  }

  /// `part` of `whole` in words.
  static func percent(_ part: Double, of whole: Double) -> String {
    whole > 0 ? "\(Int((part / whole * 100).rounded())) %" : "0 %"
  }
}
