// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The input views of a first responder at the bottom of a window.
@MainActor
struct InputViews {
  /// The view that replaces the keyboard, or `nil` for none.
  let view: UIView?
  /// The accessory view above the input view or the keyboard, or `nil` for none.
  let accessory: UIView?
  /// The responder that supplies the accessory view, which is the next responder of the views.
  let owner: UIResponder?
  /// The controllers that supply the views.
  let givers: [any InputViewGiving]

  /// Creates the input views of a first responder.
  ///
  /// The accessory view is supplied by the nearest responder in the chain that has one.
  init(of first: UIResponder) {
    let giver = first.inputView == nil ? first.inputViewController as? any InputViewGiving : nil
    view = first.inputView ?? giver?.shownInputView
    let chain = sequence(first: first, next: \.next)
    let owner =
      chain.first {
        $0.inputAccessoryView != nil || $0.inputAccessoryViewController is any InputViewGiving
      } ?? first
    self.owner = owner
    let above =
      owner.inputAccessoryView == nil
      ? owner.inputAccessoryViewController as? any InputViewGiving : nil
    accessory = owner.inputAccessoryView ?? above?.shownInputView
    givers = [giver, above].compactMap { $0 }
  }

  var isEmpty: Bool { view == nil && accessory == nil }
}
