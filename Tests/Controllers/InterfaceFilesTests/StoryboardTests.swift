// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionContracts
import Testing
import UIKit

@Suite("Storyboards")
@MainActor
struct StoryboardTests {
  private let storyboard = UIStoryboard(name: "Shop", bundle: .module)

  private func shelf() throws -> (CollectionViewHarness, ShelfViewController) {
    let first = try #require(storyboard.instantiateInitialViewController())
    let harness = CollectionViewHarness(first)
    let bars = try #require(first as? UINavigationController)
    return (harness, try #require(bars.viewControllers.first as? ShelfViewController))
  }

  @Test func `the first scene is made with what its relationships name, its view when it is shown`()
    throws
  {
    let first = try #require(storyboard.instantiateInitialViewController())
    let bars = try #require(first as? UINavigationController)
    let shelf = try #require(bars.viewControllers.first as? ShelfViewController)
    expect(bars.navigationBar.prefersLargeTitles)
    expect(shelf.diary, equals: ["awake, view not loaded"])
    expect(shelf.storyboard === storyboard)
    expect(shelf.title, equals: "Shelf")
    expect(!shelf.isViewLoaded)
    _ = CollectionViewHarness(first)
    expect(shelf.diary.last, equals: "loaded, heading Fruit of today")
    expect(shelf.table != nil)
  }

  @Test func `prototypes make the rows, with their outlets and attributes`() throws {
    let (_, shelf) = try shelf()
    let cells = shelf.table.visibleCells.compactMap { $0 as? ShelfCell }
    expect(cells.compactMap { $0.name?.text }, equals: ["Apples", "Pears", "Plums"])
    let cell = try #require(cells.first)
    expect(cell.reuseIdentifier, equals: "fruit")
    expect(cell.accessoryType, equals: .disclosureIndicator)
    expect(cell.layer.cornerRadius, equals: 4)
    expect(cell.marks.count, equals: 2)
    expect(cell.frame.height, equals: 60)
    expect(cell.marks.first?.frame.width, equals: 30)
  }

  @Test func `a bar button sends its action`() throws {
    let (_, shelf) = try shelf()
    let item = try #require(shelf.navigationItem.rightBarButtonItem)
    expect(item.target === shelf)
    let action = try #require(item.action)
    expect(action, equals: Selector("reread:"))
  }

  @Test func `choosing a row performs its segue, after prepare`() throws {
    let (harness, shelf) = try shelf()
    try harness.tap("Pears")
    harness.runUntilIdle()
    expect(shelf.diary.last, equals: "open to DetailsViewController")
    let top = shelf.navigationController?.topViewController
    expect((top as? DetailsViewController)?.subject, equals: "Pears")
  }

  @Test func `a segue that the controller refuses is not performed`() throws {
    let (harness, shelf) = try shelf()
    shelf.mayOpen = false
    try harness.tap("Pears")
    harness.runUntilIdle()
    expect(shelf.navigationController?.topViewController === shelf)
  }

  @Test func `a program performs a segue by its name`() throws {
    let (harness, shelf) = try shelf()
    shelf.performSegue(withIdentifier: "present", sender: nil)
    harness.runUntilIdle()
    expect(shelf.presentedViewController is DetailsViewController)
    expect(shelf.presentedViewController?.modalPresentationStyle, equals: .fullScreen)
  }

  @Test func `an unwind segue calls the action of an earlier controller, and leads back`() throws {
    let (harness, shelf) = try shelf()
    try harness.tap("Pears")
    harness.runUntilIdle()
    try harness.tap("Back to the shelf")
    harness.runUntilIdle()
    expect(shelf.diary.last, equals: "back from DetailsViewController")
    expect(shelf.navigationController?.topViewController === shelf)
  }

  @Test func `a container view holds the scene that is embedded in it`() throws {
    let details: DetailsViewController = storyboard.instantiateViewController(
      identifier: "Details")
    let harness = CollectionViewHarness(details)
    harness.runUntilIdle()
    let tiles = try #require(details.children.first as? TilesViewController)
    expect(tiles.view.superview?.frame.height, equals: 120)
    expect(tiles.view.frame.height, equals: 120)
  }

  @Test func `a creator makes the controller with an initialiser of its own`() {
    let details = storyboard.instantiateViewController(identifier: "Details") { coder in
      DetailsViewController(coder: coder, colour: "green")
    }
    expect(details.colour, equals: "green")
    expect(details.storyboard === storyboard)
  }

  @Test func `cells and headers of a collection view are made from their prototypes`() throws {
    let tiles: TilesViewController = storyboard.instantiateViewController(identifier: "Tiles")
    let harness = CollectionViewHarness(tiles)
    harness.runUntilIdle()
    let cells = try #require(tiles.collectionView).visibleCells
    expect(cells.count, equals: 4)
    expect(
      cells.map(\.frame.size), equals: Array(repeating: CGSize(width: 80, height: 60), count: 4))
    expect(
      Set(cells.compactMap { ($0.contentView.viewWithTag(1) as? UILabel)?.text }),
      equals: ["0", "1", "2", "3"])
    let headers = tiles.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    expect(headers.map(\.backgroundColor), equals: [.systemTeal])
    expect(headers.map(\.frame.height), equals: [30])
  }

  @Test func `static cells are the rows of a table controller that gives no others`() throws {
    let settings: UITableViewController = storyboard.instantiateViewController(
      identifier: "Settings")
    let harness = CollectionViewHarness(settings)
    harness.runUntilIdle()
    let table = try #require(settings.tableView)
    expect(table.style, equals: .insetGrouped)
    expect(table.numberOfSections, equals: 2)
    expect(table.numberOfRows(inSection: 0), equals: 2)
    let rows = (0..<2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    expect(rows.compactMap { $0.textLabel?.text }, equals: ["Light", "Size"])
    expect(rows.last?.detailTextLabel?.text, equals: "Large")
    expect(rows.map(\.frame.height), equals: [44, 80])
    expect(rows.first?.accessoryType, equals: .checkmark)
    expect(harness.textFrames.contains("Looks") || harness.textFrames.contains("LOOKS"))
  }

  @Test func `a tab bar controller has the scenes of its relationships with their items`() throws {
    let tabs: UITabBarController = storyboard.instantiateViewController(identifier: "Tabs")
    expect(tabs.viewControllers?.map { $0.tabBarItem.title }, equals: ["One", "Search"])
    expect(tabs.viewControllers?.last?.tabBarItem.badgeValue, equals: "3")
    expect(tabs.viewControllers?.first?.tabBarItem.image != nil)
  }

  @Test func `a scene that contains itself is made once, and named`() {
    let loop = storyboard.instantiateViewController(withIdentifier: "Loop")
    expect((loop as? UINavigationController)?.viewControllers.isEmpty, equals: true)
  }

  @Test func `a controller goes when nobody keeps it`() throws {
    weak var shelf: UIViewController?
    do {
      let made = storyboard.instantiateViewController(withIdentifier: "Shelf")
      made.loadViewIfNeeded()
      shelf = made
    }
    expect(shelf == nil)
  }

  @Test func `a scene that is not there is named with the storyboard`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIStoryboard(name: "Shop", bundle: .module)
          .instantiateViewController(withIdentifier: "Cellar")
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("the storyboard Shop has no scene with the identifier 'Cellar'"))
  }
}
