// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A view whose delegate can change the menu of its text.
@MainActor
protocol EditMenuOwner: AnyObject {
  /// Returns the menu for `range`, in UTF-16 code units, made from the suggested elements, or `nil` for the
  /// suggested menu.
  func editMenu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu?
  /// Notifies the delegate that the menu opens; `animator` then runs the delegate's animations.
  func editMenuComes(_ animator: any UIEditMenuInteractionAnimating)
  /// Notifies the delegate that the menu closes; `animator` then runs the delegate's animations.
  func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating)
}
