// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Rows that are moved by their grips")
struct GripTests {
  private final class Rows: UITableViewController {
    var items = [["a", "b", "c"], ["d", "e"]]
    var moves: [String] = []
    var proposals: [IndexPath] = []
    /// The index path to which rows must not be moved.
    var forbidden: IndexPath?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { items.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items[section].count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = items[indexPath.section][indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      proposals.append(proposed)
      return proposed == forbidden ? source : proposed
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to goal: IndexPath
    ) {
      moves.append("\(source.section).\(source.row)>\(goal.section).\(goal.row)")
      items[goal.section].insert(items[source.section].remove(at: source.row), at: goal.row)
    }
  }

  private let size = CGSize(width: 400, height: 600)

  private func table(rows: [[String]]? = nil) -> (Rows, CollectionViewHarness) {
    let controller = Rows(style: .plain)
    if let rows { controller.items = rows }
    let harness = CollectionViewHarness(controller, size: size)
    controller.setEditing(true, animated: false)
    harness.runUntilIdle()
    return (controller, harness)
  }

  /// Drags the grip at `start` to `end`, in points from the top of the screen.
  private func drag(
    _ harness: CollectionViewHarness, from start: CGFloat, to end: CGFloat, rests: Bool,
    duration: TimeInterval
  ) {
    let (from, to) = (CGPoint(x: 372, y: start), CGPoint(x: 372, y: end))
    if rests {
      harness.dragAndHold(from: from, to: to, duration: duration)
    } else {
      harness.drag(from: from, to: to, duration: duration)
    }
    harness.runUntilIdle()
  }

  /// The drags: whether they end with a rest, and their duration in seconds.
  nonisolated private static let drags: [(rests: Bool, duration: TimeInterval)] = [
    (true, 0.1), (true, 0.25), (false, 0.25), (true, 0.6), (false, 0.6), (true, 20),
  ]

  @Test(arguments: drags)
  func `a drag of the grip moves a table's row, and does not scroll`(
    rests: Bool, duration: TimeInterval
  ) {
    let (controller, harness) = table()
    drag(harness, from: 25, to: 130, rests: rests, duration: duration)
    expect(controller.moves, equals: ["0.0>0.2"])
    expect(controller.proposals.last, equals: [0, 2])
    expect(controller.tableView.contentOffset.y, equals: 0)
  }

  @Test func `a drag of the grip in a sheet moves the row, and not the sheet`() throws {
    let (presenter, rows) = (UIViewController(), Rows(style: .plain))
    let harness = CollectionViewHarness(presenter, size: size)
    presenter.present(rows, animated: false)
    rows.setEditing(true, animated: false)
    harness.runUntilIdle()
    let row = try #require(rows.tableView.cellForRow(at: [0, 0]))
    let place = row.convert(row.bounds, to: nil)
    let grip = CGPoint(x: place.maxX - 28, y: place.midY)
    harness.dragAndHold(from: grip, to: CGPoint(x: grip.x, y: grip.y + 105), duration: 0.25)
    harness.runUntilIdle()
    expect(rows.moves, equals: ["0.0>0.2"])
    expect(presenter.presentedViewController === rows)
    expect(row.convert(row.bounds, to: nil).minY >= place.minY)
  }

  @Test func `the delegate's row is taken for a proposed one`() {
    let (controller, harness) = table()
    controller.forbidden = [0, 2]
    harness.dragAndHold(
      from: CGPoint(x: 372, y: 25), to: CGPoint(x: 372, y: 130), duration: 0.6)
    harness.runUntilIdle()
    expect(controller.proposals.contains([0, 2]))
    expect(!controller.moves.contains("0.0>0.2"))
  }

  @Test func `a row that is held at the edge scrolls the table`() {
    let (controller, harness) = table(rows: [(0..<60).map { "\($0)" }])
    harness.dragAndHold(
      from: CGPoint(x: 372, y: 75), to: CGPoint(x: 372, y: 595), duration: 0.6)
    harness.runUntilIdle()
    expect(controller.moves.count, equals: 1)
    expect(controller.items[0].firstIndex(of: "1") ?? 0 >= 11)
  }

  @Test(arguments: drags)
  func `a drag of the grip moves a list's item, and does not scroll`(
    rests: Bool, duration: TimeInterval
  ) {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.reorder()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = CollectionViewHarness(controller, size: size)
    view.isEditing = true
    harness.runUntilIdle()
    drag(harness, from: 22, to: 115, rests: rests, duration: duration)
    expect(Array(source.snapshot().itemIdentifiers.prefix(4)), equals: [1, 2, 0, 3])
    expect(view.contentOffset.y, equals: 0)
  }
}
