// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

/// Tests of the menus for item actions (`shouldShowMenuForItemAt`) of older delegates.
@MainActor
struct ItemActionTests {
  private final class Delegate: NSObject, UICollectionViewDelegate {
    var told: [String] = []
    var shows = true
    var offered: Set<String> = ["copy:", "paste:"]
    var menu: UIMenu?

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
      told.append("menu \(indexPath.item)")
      return shows
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { offered.contains(NSStringFromSelector(action)) && sender is UIMenuController }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { told.append("\(NSStringFromSelector(action)) \(indexPath.item)") }
  }

  private let stage = Stage(Layouts.grid(), counts: [100])
  private let delegate = Delegate()

  init() {
    stage.view.delegate = delegate
    stage.frame()
  }

  private func press(_ surface: ViewSurface) {
    for phase in [PointerEvent.Phase.began, .ended] {
      surface.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: 100, y: 100), button: 3)))
    }
  }

  private var titles: [String] {
    MenuPresentation.current(in: stage.surface)?.visibleMenu.children.map(\.title) ?? []
  }

  @Test func `an item's menu offers what the delegate can do with it`() {
    press(stage.surface)
    expect(titles, equals: ["Copy", "Paste"])
    stage.surface.handle(.key(KeyEvent(key: .down)))
    stage.surface.handle(.key(KeyEvent(key: .enter)))
    expect(delegate.told, equals: ["menu 5", "copy: 5"])
  }

  @Test func `what the application adds to menus is offered, too`() {
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Frame", action: Selector("frame:")),
      UIMenuItem(title: "Other", action: Selector("other:")),
    ]
    defer { UIMenuController.shared.menuItems = nil }
    delegate.offered = ["frame:"]
    press(stage.surface)
    expect(titles, equals: ["Frame"])
  }

  @Test func `there is no menu where none is wanted, or nothing can be done`() {
    delegate.shows = false
    press(stage.surface)
    expect(titles.isEmpty && delegate.told == ["menu 5"])
    delegate.shows = true
    delegate.offered = []
    press(stage.surface)
    expect(titles.isEmpty)
  }

  @Test func `a context menu comes first`() {
    delegate.menu = UIMenu(children: [UIAction(title: "Delete") { _ in }])
    press(stage.surface)
    expect(titles == ["Delete"] && delegate.told.isEmpty)
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDelegate {
    var told: [String] = []
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      true
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == EditCommands.cut }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { told.append("\(NSStringFromSelector(action)) \(indexPath.row)") }
  }

  @Test func `a row's menu offers what the delegate can do with it`() {
    let table = TableStage(counts: [5])
    let rows = Rows()
    table.table.rowHeight = 60
    table.follow(rows)
    table.frame()
    press(table.surface)
    let menu = MenuPresentation.current(in: table.surface)?.visibleMenu
    expect(menu?.children.map(\.title), equals: ["Cut"])
    table.surface.handle(.key(KeyEvent(key: .down)))
    table.surface.handle(.key(KeyEvent(key: .enter)))
    expect(rows.told, equals: ["cut: 1"])
  }
}
