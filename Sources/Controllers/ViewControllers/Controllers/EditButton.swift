// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The button that turns a controller's editing on and off.
@MainActor
final class EditButton {
  let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)

  /// A button that says whether there is editing, and does `turn` when it is pressed.
  init(isEditing: Bool, turn: @escaping () -> Void) {
    item.primaryAction = UIAction { _ in turn() }
    show(isEditing: isEditing)
  }

  /// Says whether there is editing.
  func show(isEditing: Bool) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
