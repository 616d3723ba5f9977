// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A controller of which a window can show a view in the place of a keyboard, or above one.
@MainActor
protocol InputViewGiving: UIResponder {
  /// The view.
  var shownInputView: UIView? { get }
  /// The view is shown for `responder`; nil: no longer.
  func serve(_ responder: UIResponder?)
}
