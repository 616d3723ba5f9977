// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UITextField {
  /// Where the person is in the text: what is selected, whether it is edited; to be set on a field of the same text later.
  ///
  /// What is no state of a field is ignored.
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
