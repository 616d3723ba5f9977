// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

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
