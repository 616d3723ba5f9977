// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

extension AccessibilityDefaults {
  /// Sets the role to `role` and replaces the button trait with the adjustable trait.
  package mutating func beAdjustable(_ role: AccessibilityRole) {
    self.role = role
    traits.remove(.button)
    traits.insert(.adjustable)
  }

  /// Returns `part` as a percentage of `whole`, as text; "0 %" when `whole` is not positive.
  package static func percent(_ part: Double, of whole: Double) -> String {
    whole > 0 ? "\(Int((part / whole * 100).rounded())) %" : "0 %"
  }
}
