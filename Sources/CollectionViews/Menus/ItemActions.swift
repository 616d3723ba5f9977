// SPDX-License-Identifier: Apache-2.0

import Controls
import Foundation
import ViewControllers
import ViewTree

/// The menu of what can be done with an item, as older delegates give it.
@MainActor
struct ItemActions {
  private let path: IndexPath
  private let view: UICollectionView

  /// Of the item at `path`.
  init(of path: IndexPath, in view: UICollectionView) {
    self.path = path
    self.view = view
  }

  /// The menu; nil where the delegate wants none, or lets nothing be done.
  var configuration: UIContextMenuConfiguration? {
    guard let delegate = view.delegate,
      delegate.collectionView(view, shouldShowMenuForItemAt: path)
    else { return nil }
    let sender = UIMenuController.shared
    let offered =
      EditCommands.standard.prefix(3).map { ($0.title, $0.action) }
      + (sender.menuItems ?? []).map { ($0.title, $0.action) }
    let actions = offered.filter {
      delegate.collectionView(view, canPerformAction: $0.1, forItemAt: path, withSender: sender)
    }.map { title, action in
      UIAction(title: title) { [weak view, path] _ in
        guard let view else { return }
        view.delegate?.collectionView(
          view, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
      }
    }
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }
}
