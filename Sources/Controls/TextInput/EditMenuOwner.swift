// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// A view whose delegate has a say in the menu of its text.
@MainActor
protocol EditMenuOwner: AnyObject {
  /// The menu for `range`, in UTF-16 code units, made of what is suggested; nil: what is suggested.
  func editMenu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu?
  /// The menu comes.
  func editMenuComes(_ animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
  func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating)
}

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
