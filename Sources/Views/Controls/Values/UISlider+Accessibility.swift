// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UISlider: BuiltInControl {
  /// Describes the value as a percentage of the range.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.beAdjustable(.slider)
    defaults.value = AccessibilityDefaults.percent(
      Double(value - minimumValue), of: Double(maximumValue - minimumValue))
  }

  /// Changes the value by a tenth of the range for each step, and sends the control events if it differs.
  package func adjust(by steps: Int) {
    let before = value
    value += Float(steps) * (maximumValue - minimumValue) / 10
    if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
