// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Swipe actions of tables with a diffable data source.
@MainActor
struct DiffableSwipeTests {
  private class Source: UITableViewDiffableDataSource<Int, Int> {}

  private final class LockedSource: Source {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }
  }

  private final class Screen: UITableViewController {
    private let isLocked: Bool
    private var source: Source?
    var requests: [IndexPath] = []
    var answers = true

    init(isLocked: Bool) {
      self.isLocked = isLocked
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let provider: Source.CellProvider = { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      let source =
        isLocked
        ? LockedSource(tableView: tableView, cellProvider: provider)
        : Source(tableView: tableView, cellProvider: provider)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
      self.source = source
    }

    var items: [Int] { source?.snapshot().itemIdentifiers ?? [] }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      requests.append(indexPath)
      guard answers else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, done in
        guard let self, let source, let item = source.itemIdentifier(for: indexPath) else {
          return done(false)
        }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  private func shown(isLocked: Bool = false) throws -> (Screen, CollectionViewHarness) {
    let harness = CollectionViewHarness(
      Screen(isLocked: isLocked), size: CGSize(width: 400, height: 600))
    harness.runUntilIdle()
    return (try #require(harness.viewController as? Screen), harness)
  }

  @Test func `a row of a diffable table is swiped without a subclass of its data source`() throws {
    let (screen, harness) = try shown()
    try harness.swipe(itemAt: IndexPath(row: 1, section: 0))
    harness.runUntilIdle()
    expect(screen.requests.contains(IndexPath(row: 1, section: 0)))
    try harness.tap("Delete")
    harness.runUntilIdle()
    expect(screen.items, equals: [1, 3])
  }

  @Test func `a row whose data source overrides canEditRowAt with false is not swiped`() throws {
    let (screen, harness) = try shown(isLocked: true)
    try? harness.swipe(itemAt: IndexPath(row: 1, section: 0))
    harness.runUntilIdle()
    expect(screen.requests.isEmpty)
    try? harness.swipe(itemAt: IndexPath(row: 0, section: 0))
    harness.runUntilIdle()
    expect(screen.requests.contains(IndexPath(row: 0, section: 0)))
  }

  @Test func `a diffable table without swipe actions offers no deleting`() throws {
    let (screen, harness) = try shown()
    screen.answers = false
    try? harness.swipe(itemAt: IndexPath(row: 0, section: 0))
    harness.runUntilIdle()
    expect(!harness.textFrames.contains("Delete"))
    screen.setEditing(true, animated: false)
    harness.runUntilIdle()
    let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(cell.editingStyle, equals: .none)
  }
}
