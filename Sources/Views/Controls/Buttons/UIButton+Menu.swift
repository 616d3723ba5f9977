// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Presentation of a button's menu.
extension UIButton {
  /// Whether the button is a pop-up button: it shows the selected element of its menu, and a press opens the
  /// menu.
  var isPopUp: Bool {
    menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
  }

  /// The menu's selected element, if the button is a pop-up button.
  var chosenElement: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

  func menuChanged() {
    if isPopUp, let menu, menu.selectedElements.isEmpty, let first = menu.actions.first {
      menu.select(first)
    }
    showFace()
    contentChanged()
  }

  /// The configuration that presents ``menu``; `nil` if there is no menu or the button is disabled.
  var ownMenu: UIContextMenuConfiguration? {
    guard menu != nil, isEnabled else { return nil }
    let configuration = UIContextMenuConfiguration()
    configuration.makeMenu = { [weak self] in self?.menu }
    configuration.choosesOne = isPopUp
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    configuration.onChoice = { [weak self] _ in
      guard let self else { return }
      showFace()
      contentChanged()
      if isPopUp, let menu { onMenuChoice?(menu) }
    }
    return configuration
  }
}
