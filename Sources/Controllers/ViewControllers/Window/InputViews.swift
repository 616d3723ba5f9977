// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The input views of a first responder at the bottom of a window.
@MainActor
struct InputViews {
  /// The view that replaces the keyboard.
  let view: UIView?
  /// The accessory view above it.
  let accessory: UIView?
  /// The responder that supplies the accessory view; the next responder of the views.
  let owner: UIResponder?
  /// The controllers that supply the views.
  let givers: [any InputViewGiving]

  /// Creates the views of a first responder: its input view, and the accessory of the first responder in its
  /// chain that has one.
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
