// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension MenuRow: BuiltInControl {
  /// Sets the role of the row, and whether it is disabled, focused, checked or opens a submenu; for a title,
  /// also its label.
  func describe(_ defaults: inout AccessibilityDefaults) {
    defaults.role = .menuItem
    defaults.states.isDisabled = !isChoosable
    defaults.states.isFocused = isHighlighted
    switch entry {
    case .action(let action, _):
      if action.state != .off { defaults.states.isChecked = action.state == .on }
    case .submenu: defaults.states.isExpanded = false
    case .title(let text):
      defaults.role = .heading
      defaults.label = text
    case .back, .waiting, .gap, .strip: break
    }
  }
}
