// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UISwitch: BuiltInControl {
  /// Describes whether the switch is on.
  package func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.role = .switch
    defaults.states.isChecked = isOn
    defaults.value = isOn ? "on" : "off"
    defaults.traits.insert(.toggleButton)
  }
}
