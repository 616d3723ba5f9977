// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A bar button with every kind of menu element in its menu.
final class MenuBoard: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.title = "Files"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: menu)
  }

  private var menu: UIMenu {
    let sorting = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [action("By name", state: .on), action("By date")])
    let more = UIMenu(
      title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
      children: [action("Mail"), action("Message")])
    return UIMenu(
      title: "Folder",
      children: [
        UIAction(
          title: "Rename", subtitle: "Or choose another icon", image: UIImage(systemName: "pencil")
        ) { _ in },
        action("Move", .disabled, "folder"), more, sorting,
        action("Delete", .destructive, "trash"),
      ])
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], _ symbol: String? = nil,
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
      state: state
    ) { _ in }
  }
}
