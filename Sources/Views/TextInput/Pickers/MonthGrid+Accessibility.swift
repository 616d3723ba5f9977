// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension MonthGrid: BuiltInControl {
  func stateWasSet() { showDays() }

  /// Says each day with its weekday, and which one is chosen.
  func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.isElement = false
    defaults.role = .choice
    defaults.traits = .none
    defaults.parts = dayParts
  }
}
