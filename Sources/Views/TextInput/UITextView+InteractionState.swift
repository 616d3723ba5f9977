// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UITextView {
  /// The user's position in the text: the selection, the scroll position, and whether the view is first
  /// responder.
  ///
  /// It can be restored later on a view with the same text. Values of other types are ignored.
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
