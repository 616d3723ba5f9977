// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

extension AccessibilityDefaults {
  /// It can be raised and lowered.
  package mutating func beAdjustable(_ role: AccessibilityRole) {
    self.role = role
    traits.remove(.button)
    traits.insert(.adjustable)
  }

  /// `part` of `whole` in words.
  package static func percent(_ part: Double, of whole: Double) -> String {
    whole > 0 ? "\(Int((part / whole * 100).rounded())) %" : "0 %"
  }
}
