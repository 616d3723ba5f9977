// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// A data source without any editing methods.
///
/// A class of its own, because the report of a swipe that deleted nothing is stored per class.
private class Reading: RowAnswers, UITableViewDataSource {
  init() {
    super.init(counts: { [] })
    show { ["a", "b", "c", "d"] }
  }
}

/// A data source that implements only deletion.
///
/// A class of its own, because the omitted methods are significant.
private final class Deleting: RowAnswers, UITableViewDataSource {
  var rows = ["a", "b", "c", "d"]

  init() {
    super.init(counts: { [] })
    show { [unowned self] in rows }
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
}

/// A table of rows of 44 points with methods to swipe rows.
@MainActor
private final class Hand: ViewStage.Stage {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ source: any UITableViewDataSource) {
    super.init(table, isShown: false)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    rest()
  }

  func rest() { for _ in 0..<3 { frame() } }

  func send(_ phase: PointerEvent.Phase, _ x: CGFloat, row: Int) {
    frame(after: 0.01)
    let place = CGPoint(x: x, y: CGFloat(row) * 44 + 22)
    surface.handle(.pointer(PointerEvent(phase: phase, location: place)))
  }

  func swipe(row: Int, by distance: CGFloat = -110) {
    send(.began, 280, row: row)
    for step in 1...10 { send(.moved, 280 + distance * CGFloat(step) / 10, row: row) }
    frame(after: 0.5)
    send(.ended, 280 + distance, row: row)
    rest()
  }

  func tap(_ x: CGFloat, row: Int) {
    send(.began, x, row: row)
    send(.ended, x, row: row)
    rest()
  }

  func stroke(row: Int) {
    let steps: [(ScrollEvent.Phase, CGFloat)] = [
      (.began, 10), (.changed, 60), (.changed, 40), (.ended, 0),
    ]
    for (phase, dx) in steps {
      surface.handle(
        .scroll(
          ScrollEvent(
            phase: phase, location: CGPoint(x: 160, y: CGFloat(row) * 44 + 22),
            delta: CGVector(dx: dx, dy: 0))))
    }
    rest()
  }

  func isOpen(_ row: Int) -> Bool {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.showingDeleteConfirmation == true
  }
}

/// Tests of deletion by swiping, with a data source that does not implement `tableView(_:canEditRowAt:)`.
@MainActor
@Suite("Deleting rows by swiping")
struct TableDeletingTests {
  @Test func `a swipe deletes where a data source implements nothing but commit`() {
    let source = Deleting()
    let hand = Hand(source)
    hand.swipe(row: 1)
    expect(hand.isOpen(1))
    hand.tap(300, row: 1)
    expect(source.rows, equals: ["a", "c", "d"])
    expect(hand.table.visibleCells.map { $0.textLabel?.text }, equals: ["a", "c", "d"])
    // From now on it is known that it deletes.
    hand.stroke(row: 0)
    expect(hand.isOpen(0))
  }

  @Test func `a swipe that deletes nothing says so once, and is the last one`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Reading()
        let hand = Hand(source)
        hand.swipe(row: 1)
        hand.tap(300, row: 1)
        let wasOpen = hand.isOpen(1)
        hand.swipe(row: 1)
        hand.swipe(row: 2, by: -270)
        let others = Reading()
        let other = Hand(others)
        other.swipe(row: 0)
        if wasOpen || hand.isOpen(1) || hand.isOpen(2) || other.isOpen(0) { fatalError("is open") }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Mullion: ") }
    expect(lines.count, equals: 1)
    for word in ["Reading", "tableView(_:commit:forRowAt:)", "tableView(_:canEditRowAt:)"] {
      expect(lines.joined().contains(word))
    }
  }

  @Test func `scrolling and reading aloud offer no deleting that may do nothing`() {
    final class Quiet: Reading {}
    let source = Quiet()
    let hand = Hand(source)
    hand.stroke(row: 1)
    expect(!hand.isOpen(1))
    let content = hand.table.contentView
    hand.tap(100, row: 0)
    hand.surface.handle(.key(KeyEvent(key: .down)))
    hand.rest()
    let path = IndexPath(row: 1, section: 0)
    expect(content.engine.focusedPath, equals: path)
    expect(content.cellForItem(at: path)?.accessibilityDefaults.actions.isEmpty, equals: true)
  }
}
