// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

extension UITextField: EditMenuOwner {
  func editMenu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  func editMenuComes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}
