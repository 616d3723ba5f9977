// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

extension UITextView: EditMenuOwner {
  func editMenu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  func editMenuComes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
}
