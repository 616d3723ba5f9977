// SPDX-License-Identifier: Apache-2.0

import MullionControls
import MullionViewTree

extension UICollectionViewListCell: RowDescribing {
  func describe(_ defaults: inout AccessibilityDefaults) {
    if hasOutlineDisclosure { defaults.states.isExpanded = configurationState.isExpanded }
    if accessories.contains(where: { $0.accessoryType == .checkmark }) {
      defaults.states.isChecked = true
    }
  }
}
