// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
  /// Ends the editing of text in the window where ``keyboardDismissMode`` says so.
  func endEditingOnDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: surface?.root.endEditing(false)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }
}
