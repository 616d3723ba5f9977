// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for context menus of items and rows compiles.
@MainActor
struct ItemMenuInterfaceTests {
  private final class Menus: NSObject, UICollectionViewDelegate, UITableViewDelegate,
    UIContextMenuInteractionDelegate
  {
    private func preview(_ cell: UIView?) -> UITargetedPreview? {
      cell.map { UITargetedPreview(view: $0) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { preview(collectionView.cellForItem(at: indexPath)) }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { preview(collectionView.cellForItem(at: indexPath)) }
    func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { NSStringFromSelector(action) == "copy:" }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { UIPasteboard.general.string = "\(indexPath.item)" }

    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      (configuration.identifier as? NSNumber).flatMap {
        preview(tableView.cellForRow(at: IndexPath(row: $0.intValue, section: 0)))
      }
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      true
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { false }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) {}

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview(interaction.view) }
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item > 0 }
    override func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
  }

  private final class List: UITableViewController {
    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row > 0 }
    override func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
  }

  @Test func `delegates give menus, and controllers by overriding`() {
    let menus = Menus()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.delegate = menus
    let delegate: any UICollectionViewDelegate = menus
    expect(delegate.collectionView(list, shouldShowMenuForItemAt: IndexPath(item: 0, section: 0)))
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let rows = List()
    let path = IndexPath(row: 0, section: 0)
    expect(!grid.collectionView(list, shouldShowMenuForItemAt: path))
    expect(!rows.tableView(rows.tableView, shouldShowMenuForRowAt: path))
  }
}
