// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewTree

/// The forwarding of multiple selection gestures, focus and menus to the table's delegate.
extension TableAdapter {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  // MARK: Focus

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView(table, canFocusRowAt: indexPath) ?? collectionView.mayFocus(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    table.delegate?.tableView(
      table, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context)) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    table.delegate?.tableView(
      table, didUpdateFocusIn: UITableViewFocusUpdateContext(context),
      with: coordinator)
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    table.delegate?.indexPathForPreferredFocusedView(in: table)
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    table.delegate?.tableView(table, selectionFollowsFocusForRowAt: indexPath) ?? true
  }

  // MARK: Spring loading

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    context.targetView = table.cellForRow(at: indexPath)
    return table.delegate?.tableView(table, shouldSpringLoadRowAt: indexPath, with: context) ?? true
  }

  // MARK: Context menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    // Table delegates receive one row: the pressed one, even if several are selected.
    guard let row = collectionView.engine.item(hitAt: point) else { return nil }
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: row,
      point: collectionView.convert(point, to: table))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { table.delegate?.tableView(table, shouldShowMenuForRowAt: indexPath) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    table.delegate?.tableView(
      table, canPerformAction: action, forRowAt: indexPath, withSender: sender) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    table.delegate?.tableView(
      table, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
