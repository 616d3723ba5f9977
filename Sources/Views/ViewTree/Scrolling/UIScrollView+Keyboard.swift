// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
  /// Ends text editing in the window if ``keyboardDismissMode`` requires it.
  func endEditingOnDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: surface?.root.endEditing(false)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }
}
