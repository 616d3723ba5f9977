// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A view whose delegate can change the menu of its text.
@MainActor
protocol EditMenuOwner: AnyObject {
  /// Returns the menu for `range`, in UTF-16 code units, made from the suggested elements; `nil`: the
  /// suggested menu.
  func editMenu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu?
  /// Called when the menu is about to open.
  func editMenuComes(_ animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu is about to close.
  func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating)
}
