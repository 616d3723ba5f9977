// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A controller whose view a window can show instead of a keyboard, or above one.
@MainActor
protocol InputViewGiving: UIResponder {
  /// The view to show, or `nil` for none.
  var shownInputView: UIView? { get }
  /// Called with the first responder for which the view is shown, or with `nil` when the view is no longer
  /// shown.
  func serve(_ responder: UIResponder?)
}
