// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A bar button whose menu has a palette and elements side by side.
final class PaletteBoard: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.title = "Note"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: menu)
  }

  private var menu: UIMenu {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    let tags = colors.enumerated().map { index, color in
      UIAction(
        title: "Tag", image: UIImage(systemName: "circle.fill")?.withTintColor(color),
        state: index == 2 ? .on : .off
      ) { _ in }
    }
    let small = UIMenu(
      options: .displayInline, preferredElementSize: .small,
      children: [action("Undo", "chevron.left"), action("Redo", "chevron.right")])
    let medium = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [
        action("Copy", "doc"), action("Share", "square.and.arrow.up"), action("Save", "star"),
      ])
    return UIMenu(
      children: [
        medium, UIMenu(options: [.displayInline, .displayAsPalette], children: tags), small,
        action("Rename", "pencil"),
      ])
  }

  private func action(_ title: String, _ symbol: String) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol)) { _ in }
  }
}
