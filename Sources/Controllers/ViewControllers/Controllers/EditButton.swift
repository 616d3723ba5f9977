// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The button that toggles the editing mode of a controller.
@MainActor
final class EditButton {
  let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)

  /// Creates a button that shows the editing mode and calls `turn` when it is pressed.
  init(isEditing: Bool, turn: @escaping () -> Void) {
    item.primaryAction = UIAction { _ in turn() }
    show(isEditing: isEditing)
  }

  /// Updates the title and style for the editing mode.
  func show(isEditing: Bool) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
