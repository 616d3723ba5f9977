// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A controller whose view a window can show instead of a keyboard, or above one.
@MainActor
protocol InputViewGiving: UIResponder {
  /// The view to show, or `nil` for none.
  var shownInputView: UIView? { get }
  /// Called when the view is shown for `responder`, or no longer shown with `nil`.
  func serve(_ responder: UIResponder?)
}
