// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UITextField {
  /// The user's position in the text: the selection, and whether the field is first responder.
  ///
  /// It can be restored later on a field with the same text. Values of other types are ignored.
  public var interactionState: Any {
    get {
      TextInteractionState(
        selection: NSRange(
          location: editor.selection.lowerBound, length: editor.selection.count), offset: .zero,
        isFirstResponder: isFirstResponder)
    }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      if state.isFirstResponder { becomeFirstResponder() }
      let start = max(0, state.selection.location)
      editor.select(start..<start + max(0, state.selection.length))
    }
  }
}
