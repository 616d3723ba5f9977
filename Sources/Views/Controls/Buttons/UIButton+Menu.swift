// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// How a button opens its menu.
extension UIButton {
  /// Whether the button shows and changes which of its menu's elements is on.
  var isPopUp: Bool {
    menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
  }

  /// The menu's element that the button shows.
  var chosenElement: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

  func menuChanged() {
    if isPopUp, let menu, menu.selectedElements.isEmpty, let first = menu.actions.first {
      menu.select(first)
    }
    showFace()
    contentChanged()
  }

  /// What shows ``menu``; nil: there is none, or the button can't be used.
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
