// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with a title and a button that marks it as done.
final class TodoCell: UICollectionViewListCell {
  var onToggle: () -> Void = {}
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addAction(UIAction { [weak self] _ in self?.onToggle() }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    accessories = [
      .customView(configuration: .init(customView: button, placement: .leading()))
    ]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ todo: Todo) {
    var content = defaultContentConfiguration()
    content.text = todo.title
    contentConfiguration = content
    button.accessibilityLabel = todo.isDone ? "Reopen \(todo.title)" : "Finish \(todo.title)"
    button.setImage(
      UIImage(systemName: todo.isDone ? "checkmark.circle" : "circle"), for: .normal)
  }
}
