// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

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
    if menu != nil, menuGestures == nil {
      let gestures = MenuGestures { [weak self] _ in self?.openMenu() }
      gestures.move(to: self)
      menuGestures = gestures
    } else if menu == nil {
      menuGestures?.move(to: nil)
      menuGestures = nil
    }
    showFace()
    contentChanged()
  }

  /// Opens the menu beside the button.
  func openMenu() {
    guard let menu, isEnabled else { return }
    sendActions(for: .menuActionTriggered)
    var request = MenuPresentation.Request(menu, at: self, sender: self)
    request.choosesOne = isPopUp
    request.putsFirstNearest = preferredMenuElementOrder == .priority
    request.onChoice = { [weak self] _ in
      guard let self else { return }
      showFace()
      contentChanged()
      if isPopUp, let menu = self.menu { onMenuChoice?(menu) }
    }
    MenuPresentation.open(request)
  }
}
