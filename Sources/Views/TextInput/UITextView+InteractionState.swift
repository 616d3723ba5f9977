// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UITextView {
  /// Where the person is in the text: what is selected, how far it is scrolled, whether it is edited; to be set on a view of the same
  /// text later.
  ///
  /// What is no state of a text view is ignored.
  public var interactionState: Any {
    get {
      TextInteractionState(
        selection: selectedRange, offset: contentOffset, isFirstResponder: isFirstResponder)
    }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isFirstResponder { becomeFirstResponder() }
      selectedRange = state.selection
      layoutIfNeeded()
      contentOffset = state.offset
    }
  }
}
