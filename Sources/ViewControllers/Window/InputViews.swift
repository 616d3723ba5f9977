// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// What is shown at the bottom of a window for a first responder.
@MainActor
struct InputViews {
  /// In the place of a keyboard.
  let view: UIView?
  /// Above it.
  let accessory: UIView?
  /// Whose accessory that is: what the views' own responders pass on goes there.
  let owner: ResponderObject?

  /// The views of a first responder: its input view, and the accessory of the first in its chain that
  /// has one.
  init(of first: ResponderObject) {
    view = first.inputView
    let chain = sequence(first: first, next: \.next)
    owner = chain.first { $0.inputAccessoryView != nil } ?? first
    accessory = owner?.inputAccessoryView
  }

  var isEmpty: Bool { view == nil && accessory == nil }
}
