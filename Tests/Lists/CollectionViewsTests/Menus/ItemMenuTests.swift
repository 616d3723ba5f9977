// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

/// Context menus of a collection view's items.
@MainActor
struct ItemMenuTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var asked: [[IndexPath]] = []
    var log: [String] = []
    var dismissed: [IndexPath] = []
    var gives = true
    var dismissal: (UICollectionView, IndexPath) -> UITargetedPreview? = { _, _ in nil }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths)
      guard gives else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] proposed in
        UIMenu(
          children: proposed + [UIAction(title: "Delete") { _ in self?.log.append("delete") }])
      })
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("comes")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("goes")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      dismissed.append(indexPath)
      return dismissal(collectionView, indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("selects")
    }
  }

  private final class OldDelegate: NSObject, UICollectionViewDelegate {
    var asked: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      return nil
    }
  }

  private let stage = Stage(Layouts.grid(), counts: [100])
  private let delegate = Delegate()

  init() {
    stage.view.delegate = delegate
    stage.frame()
  }

  private func press(_ x: CGFloat, _ y: CGFloat, button: Int = 3) {
    let point = CGPoint(x: x, y: y)
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface.handle(
        .pointer(PointerEvent(phase: phase, location: point, button: button)))
    }
    stage.frame()
  }

  @Test func `a secondary click opens the menu of the item, and selects nothing`() {
    press(100, 100)
    expect(delegate.asked, equals: [[[0, 5]]])
    expect(delegate.log, equals: ["comes"])
    expect(MenuPresentation.current(in: stage.surface)?.visibleMenu.children.count, equals: 1)
    stage.surface.handle(.key(KeyEvent(key: .down)))
    stage.surface.handle(.key(KeyEvent(key: .enter)))
    expect(delegate.log, equals: ["comes", "goes", "delete"])
  }

  @Test func `a menu of one of several selected items is that of all`() {
    stage.view.allowsMultipleSelection = true
    for item in [0, 5] {
      stage.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    press(100, 100)
    expect(delegate.asked, equals: [[[0, 0], [0, 5]]])
  }

  @Test func `without a configuration a press goes on as ever`() {
    delegate.gives = false
    press(100, 100, button: 3)
    expect(delegate.asked.count == 1 && delegate.log.isEmpty)
    press(100, 100, button: 1)
    expect(delegate.log, equals: ["selects"])
    expect(MenuPresentation.current(in: stage.surface) == nil)
  }

  @Test func `when the menu closes the item is asked about, wherever it is by then`() {
    press(100, 100)
    expect(delegate.dismissed.isEmpty)
    stage.items[0].remove(at: 0)
    stage.view.deleteItems(at: [[0, 0]])
    stage.surface.handle(.key(KeyEvent(key: .escape)))
    expect(delegate.dismissed, equals: [[0, 4]])
    stage.frame()
    press(100, 100)
    stage.items[0].remove(at: 5)
    stage.view.deleteItems(at: [[0, 5]])
    stage.surface.handle(.key(KeyEvent(key: .escape)))
    expect(delegate.dismissed, equals: [[0, 4]])
  }

  @Test func `the older method is asked for one item`() {
    let old = OldDelegate()
    stage.view.delegate = old
    press(100, 100)
    expect(old.asked, equals: [[0, 5]])
  }
}
