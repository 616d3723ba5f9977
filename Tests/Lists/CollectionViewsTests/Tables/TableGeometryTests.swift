// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests of the frames of rows and headers in the table's coordinates.
@MainActor
struct TableGeometryTests {
  private func stage(_ style: UITableView.Style = .plain, counts: [Int] = [20]) -> TableStage {
    let stage = TableStage(style, counts: counts)
    stage.table.rowHeight = 100
    stage.frame()
    return stage
  }

  @Test func `the frame of a row's cell is in the table's coordinates`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0, 2))
    expect(cell.frame, equals: CGRect(x: 0, y: 200, width: 320, height: 100))
    expect(cell.bounds, equals: CGRect(x: 0, y: 0, width: 320, height: 100))
    expect(stage.table.indexPathForRow(at: cell.center), equals: [0, 2])
    expect(cell.convert(cell.bounds, to: stage.table), equals: cell.frame)
    expect(stage.table.convert(cell.frame, from: cell.superview), equals: cell.frame)
    expect(cell.superview?.convert(cell.frame, to: nil), equals: cell.frame)
  }

  @Test func `cells keep their frames right as the table scrolls and changes`() throws {
    let stage = stage(counts: [50])
    stage.scroll(to: 1250)
    for cell in stage.table.visibleCells {
      let path = try #require(stage.table.indexPath(for: cell))
      expect(cell.frame, equals: stage.table.rectForRow(at: path))
    }
    let cell = try #require(stage.cell(0, 14))
    stage.table.scrollRectToVisible(cell.frame, animated: false)
    expect(stage.table.contentOffset.y, equals: 1250)
    stage.rows[0].insert("new", at: 13)
    stage.table.insertRows(at: [[0, 13]], with: .automatic)
    stage.surface.frame(at: stage.surface.now + 0.1)
    expect(cell.frame.minY, equals: 1500)
    stage.frame()
    expect(cell.frame.minY, equals: 1500)
    expect(cell.convert(cell.bounds, to: stage.table).minY, equals: 1500)
    stage.table.rowHeight = 60
    stage.frame()
    for cell in stage.table.visibleCells {
      let path = try #require(stage.table.indexPath(for: cell))
      expect(cell.frame, equals: stage.table.rectForRow(at: path))
    }
  }

  @Test func `the way up from a cell leads to its table`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0, 1))
    var view: UIView? = cell.contentView
    while let present = view, !(present is UITableView) { view = present.superview }
    expect(view === stage.table)
  }

  @Test func `a cell that insets its own frame is inset`() throws {
    final class Card: UITableViewCell {
      override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 10, dy: 4) }
      }
    }
    let stage = TableStage(counts: [20])
    stage.table.rowHeight = 100
    stage.table.register(Card.self, forCellReuseIdentifier: "cell")
    stage.frame()
    stage.scroll(to: 150)
    let cell = try #require(stage.table.cellForRow(at: [0, 3]))
    expect(cell.frame, equals: CGRect(x: 10, y: 304, width: 300, height: 92))
    expect(cell.convert(CGPoint.zero, to: stage.table), equals: CGPoint(x: 10, y: 304))
  }

  @Test func `the frames of headers and footers are in the table's coordinates`() throws {
    let stage = stage(.grouped, counts: [3, 30])
    stage.titles = ["One", "Two"]
    stage.table.reloadData()
    stage.frame()
    let header = try #require(stage.table.headerView(forSection: 1))
    expect(header.frame, equals: stage.table.rectForHeader(inSection: 1))
    expect(header.frame.minY > 300)
    expect(header.superview?.convert(header.frame, to: stage.table), equals: header.frame)
  }

  @Test func `a header that stays in sight has the frame where it is`() throws {
    let stage = stage(counts: [30])
    stage.titles = ["One"]
    stage.table.reloadData()
    stage.frame()
    let header = try #require(stage.table.headerView(forSection: 0))
    for offset in [340, 777] {
      stage.scroll(to: CGFloat(offset))
      expect(header.frame.minY, equals: CGFloat(offset))
      expect(header.convert(CGPoint.zero, to: stage.table).y, equals: CGFloat(offset))
    }
  }

  @Test func `a row that moves is drawn without drawing its cell again`() throws {
    let stage = stage()
    let cell = try #require(stage.cell(0, 3))
    _ = stage.table.displayNode()
    let before = cell.tree.pictureVersion
    stage.rows[0].insert("new", at: 0)
    stage.table.insertRows(at: [[0, 0]], with: .none)
    stage.frame()
    _ = stage.table.displayNode()
    expect(cell.frame.minY, equals: 400)
    expect(cell.tree.pictureVersion, equals: before)
    cell.backgroundColor = .systemTeal
    stage.frame()
    expect(cell.convert(cell.bounds, to: nil).minY, equals: 400)
  }

  @Test func `a table's own header is as wide as the table, and as high as its frame says`() {
    let stage = stage()
    let header = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 80))
    stage.table.tableHeaderView = header
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 80))
    stage.frame()
    expect(stage.cell(0, 0)?.frame.minY, equals: 80)
    header.frame.size.height = 150
    stage.table.tableHeaderView = header
    stage.frame()
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 150))
    expect(stage.cell(0, 0)?.frame.minY, equals: 150)
    expect(stage.table.contentSize.height, equals: 2150)
  }

  @Test(arguments: [0, 200, 250])
  func `rows that only touch the edge are not visible`(offset: CGFloat) {
    let stage = TableStage(
      .plain, rows: [(0..<20).map(String.init)], size: CGSize(width: 320, height: 400))
    stage.table.rowHeight = 100
    stage.scroll(to: offset)
    let first = Int(offset / 100)
    let rows = Array(first..<(offset == 250 ? first + 5 : first + 4))
    expect(
      stage.table.indexPathsForVisibleRows, equals: rows.map { IndexPath(row: $0, section: 0) })
    expect(stage.shown, equals: rows.map(String.init))
  }
}
