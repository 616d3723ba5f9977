// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// What is shown at the bottom of a window for a first responder.
@MainActor
struct InputViews {
  /// In the place of a keyboard.
  let view: UIView?
  /// Above it.
  let accessory: UIView?
  /// Whose accessory that is: what the views' own responders pass on goes there.
  let owner: UIResponder?
  /// The controllers whose views these are.
  let givers: [any InputViewGiving]

  /// The views of a first responder: its input view, and the accessory of the first in its chain that
  /// has one.
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
