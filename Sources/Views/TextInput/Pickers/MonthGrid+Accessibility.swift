// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension MonthGrid: BuiltInControl {
  func stateWasSet() { showDays() }

  /// Describes each day with its weekday, and the chosen one.
  func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.isElement = false
    defaults.role = .choice
    defaults.traits = .none
    defaults.parts = dayParts
  }
}
