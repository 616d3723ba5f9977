// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIStepper: BuiltInControl {
  /// Describes the value as a number.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.beAdjustable(.stepper)
    defaults.value = value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Changes the value by `steps` times ``UIStepper/stepValue``, and sends the control events if it differs.
  package func adjust(by steps: Int) {
    let before = value
    value += Double(steps) * stepValue
    if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
