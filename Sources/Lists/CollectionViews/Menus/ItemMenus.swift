// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The context menus of a collection view's items, provided by its delegate.
@MainActor
final class ItemMenus: NSObject, ItemMenuOpening {
  @Whole private var view: UICollectionView
  private var indexPaths: [IndexPath] = []
  /// The cell of the item under the menu's location.
  private weak var pressed: UICollectionViewCell?
  /// The interaction that opens the menus.
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ view: UICollectionView) {
    _view = Whole(wrappedValue: view)
    super.init()
  }

  /// Starts handling menu requests.
  func attach() { view.addInteraction(interaction) }

  /// Returns the items for a menu at `point`: all selected ones if the item at `point` is one of them.
  private func items(at point: CGPoint) -> [IndexPath] {
    guard let pressed = view.engine.item(hitAt: point) else { return [] }
    let selected = view.indexPathsForSelectedItems ?? []
    return selected.count > 1 && selected.contains(pressed) ? selected.sorted() : [pressed]
  }
}

extension ItemMenus: UIContextMenuInteractionDelegate {
  /// Returns the configuration that the collection view's delegate provides, or else the menu of actions for
  /// the item at `location`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths = items(at: location)
    let item = view.engine.item(hitAt: location)
    pressed = item.flatMap(view.cellForItem)
    let configuration = view.delegate?.collectionView(
      view, contextMenuConfigurationForItemsAt: indexPaths, point: location)
    configuration?.askedCount = indexPaths.count
    return configuration ?? item.flatMap(actions)
  }

  /// Returns the preview that the collection view's delegate provides for the item at the menu's location.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item = view.engine.item(hitAt: interaction.location(in: view)) else { return nil }
    return view.delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
  }

  /// Returns the preview that the collection view's delegate provides for the item whose menu was opened, by
  /// its current index path; `nil` if its cell no longer displays an item.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item = pressed.flatMap(view.indexPath) else { return nil }
    return view.delegate?.collectionView(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
  }

  /// Notifies the collection view's delegate that the preview of a menu was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    view.delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Notifies the collection view's delegate that a menu is about to appear.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Notifies the collection view's delegate that a menu is about to disappear.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view.delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension ItemMenus {
  /// Returns a menu of the actions that older delegates permit for the item at `path`; `nil` if the delegate
  /// shows no menu, or permits no action.
  private func actions(ofItemAt path: IndexPath) -> UIContextMenuConfiguration? {
    guard let delegate = view.delegate,
      delegate.collectionView(view, shouldShowMenuForItemAt: path)
    else { return nil }
    let (view, sender) = (view, UIMenuController.shared)
    let offered =
      EditCommands.standard.prefix(3).map { ($0.title, $0.action) }
      + (sender.menuItems ?? []).map { ($0.title, $0.action) }
    let actions = offered.filter {
      delegate.collectionView(view, canPerformAction: $0.1, forItemAt: path, withSender: sender)
    }.map { title, action in
      UIAction(title: title) { [weak view] _ in
        guard let view else { return }
        view.delegate?.collectionView(
          view, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
      }
    }
    guard !actions.isEmpty else { return nil }
    let configuration = UIContextMenuConfiguration()
    configuration.makeMenu = { UIMenu(children: actions) }
    return configuration
  }
}
