// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// The button that turns a controller's editing on and off.
@MainActor
final class EditButton {
  let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  private weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
    item.primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    controller.editingChanged = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let isEditing = controller?.isEditing ?? false
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
