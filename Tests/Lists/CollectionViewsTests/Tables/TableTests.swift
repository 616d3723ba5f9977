// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Tables")
struct TableTests {
  final class Listener: NSObject, UITableViewDelegate {
    var heard: [String] = []
    var displayed: [IndexPath: Int] = [:]
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      heard.append("will \(indexPath.row)")
      return indexPath.row == 2 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("did \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("un \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      displayed[indexPath, default: 0] += 1
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) {
      displayed[path, default: 0] -= 1
    }
  }

  final class Heights: NSObject, UITableViewDelegate {
    var asked: Set<Int> = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.insert(indexPath.row)
      return 50 + CGFloat(indexPath.row % 3) * 20
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      40
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView()
      view.backgroundColor = .systemTeal
      return view
    }
  }

  /// A table with fixed visible rows, as in tests of other packages.
  private final class FixedTable: UITableView {
    override var indexPathsForVisibleRows: [IndexPath]? { [[0, 3]] }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    override func rect(forSection section: Int) -> CGRect {
      CGRect(x: 0, y: 0, width: 7, height: CGFloat(section))
    }
  }

  @Test func `what a table says of its rows can be overridden, and its closures need not escape`() {
    let table: UITableView = FixedTable()
    expect(table.indexPathsForVisibleRows, equals: [[0, 3]])
    expect(table.rect(forSection: 5).height, equals: 5)
    expect(table.visibleCells.isEmpty)
    var runs = 0
    func change(_ updates: () -> Void) { table.performBatchUpdates(updates) }
    change { runs += 1 }
    expect(runs, equals: 1)
  }

  @Test func `everything has UIKit's defaults`() {
    let table = UITableView()
    expect(table.style, equals: .plain)
    expect(table.rowHeight, equals: UITableView.automaticDimension)
    expect(UITableView.automaticDimension, equals: -1)
    expect(table.separatorStyle, equals: .singleLine)
    expect(table.separatorInset, equals: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    expect(table.allowsSelection && !table.allowsMultipleSelection && !table.isEditing)
    let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
    expect(cell.separatorInset, equals: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    expect(cell.reuseIdentifier == "a" && cell.detailTextLabel == nil)
    expect(cell.indentationWidth == 10 && cell.selectionStyle == .default)
  }

  @Test func `rows in sight have cells, and cells are used again`() throws {
    let stage = TableStage(counts: [1000])
    stage.table.rowHeight = 48
    let listener = Listener()
    stage.follow(listener)
    stage.frame()
    expect(stage.shown, equals: (0..<10).map { "0.\($0)" })
    expect(stage.table.contentSize, equals: CGSize(width: 320, height: 48_000))
    expect(
      stage.table.rectForRow(at: [0, 3]), equals: CGRect(x: 0, y: 144, width: 320, height: 48))
    let first = try #require(stage.cell(0, 0))
    expect(stage.table.indexPath(for: first), equals: [0, 0])
    stage.scroll(to: 4800)
    expect(stage.shown.first, equals: "0.100")
    expect(stage.asked.count, equals: 20)
    expect(stage.table.visibleCells.contains { $0 === first })
    expect(first.reuses, equals: 1)
    expect(listener.scrolls, equals: 1)
    expect(listener.displayed.filter { $0.value == 1 }.count, equals: 10)
    expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 4900)), equals: [0, 102])
    expect(stage.table.indexPathsForVisibleRows?.count, equals: 10)
  }

  @Test func `cells are as high as they want, or as the delegate says`() {
    let stage = TableStage(counts: [100])
    stage.configure = { cell, path in
      if path.row == 1 {
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = String(repeating: "word ", count: 40)
      }
    }
    stage.frame()
    expect(stage.table.rectForRow(at: [0, 0]).height, equals: 44)
    expect(stage.table.rectForRow(at: [0, 1]).height > 80)
    let heights = Heights()
    stage.follow(heights)
    stage.table.reloadData()
    stage.frame()
    expect(
      stage.table.rectForRow(at: [0, 2]), equals: CGRect(x: 0, y: 182, width: 320, height: 90))
    expect(heights.asked.count < 20)
    let header = stage.table.rectForHeader(inSection: 0)
    // Plain tables leave 22 points above headers.
    expect(header, equals: CGRect(x: 0, y: 22, width: 320, height: 40))
  }

  @Test func `a tap selects, and the delegate has its say`() {
    let stage = TableStage(counts: [20])
    stage.table.rowHeight = 44
    let listener = Listener()
    stage.follow(listener)
    stage.frame()
    stage.tap(CGPoint(x: 30, y: 10))
    expect(stage.table.indexPathForSelectedRow, equals: [0, 0])
    expect(stage.cell(0, 0)?.isSelected, equals: true)
    stage.tap(CGPoint(x: 30, y: 100))
    stage.tap(CGPoint(x: 30, y: 140))
    expect(listener.heard, equals: ["will 0", "did 0", "will 2", "will 3", "un 0", "did 3"])
    stage.table.deselectRow(at: [0, 3], animated: true)
    expect(stage.cell(0, 3)?.isSelected, equals: false)
    stage.table.selectRow(at: [0, 19], animated: false, scrollPosition: .bottom)
    stage.frame()
    expect(stage.table.contentOffset.y, equals: 400)
    expect(stage.cell(0, 19)?.isSelected, equals: true)
  }

  @Test func `titles are headers that stay in sight in plain tables`() throws {
    let stage = TableStage(counts: [30, 30])
    stage.titles = ["Fruit", "Herbs"]
    stage.table.rowHeight = 44
    stage.frame()
    let header = try #require(stage.table.headerView(forSection: 0))
    expect(header.textLabel?.text, equals: "Fruit")
    stage.scroll(to: 600)
    expect(stage.table.rectForHeader(inSection: 0).minY, equals: 600)
    expect(stage.table.headerView(forSection: 0) === header)
    let grouped = TableStage(.grouped, counts: [30])
    grouped.titles = ["Fruit"]
    grouped.table.rowHeight = 44
    grouped.frame()
    grouped.scroll(to: 300)
    expect(grouped.table.rectForHeader(inSection: 0).minY, equals: 0)
  }

  @Test func `a table's own header and footer scroll with the rows`() {
    let stage = TableStage(counts: [30])
    stage.table.rowHeight = 50
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 120
    footer.frame.size.height = 60
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    stage.frame()
    expect(stage.table.contentSize.height, equals: 1680)
    expect(stage.table.rectForRow(at: [0, 0]).minY, equals: 120)
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 120))
    expect(footer.frame, equals: CGRect(x: 0, y: 1620, width: 320, height: 60))
    stage.table.tableHeaderView = nil
    stage.frame()
    expect(stage.table.rectForRow(at: [0, 0]).minY, equals: 0)
    expect(header.superview == nil)
  }

  @Test func `updates keep the cells of the rows that stay`() throws {
    let stage = TableStage(counts: [5, 3])
    stage.table.rowHeight = 40
    stage.frame()
    let kept = try #require(stage.cell(0, 2))
    stage.rows[0].insert("new", at: 0)
    stage.table.insertRows(at: [[0, 0]], with: .automatic)
    stage.frame()
    expect(stage.cell(0, 3) === kept)
    stage.table.beginUpdates()
    stage.rows[0].remove(at: 1)
    stage.table.deleteRows(at: [[0, 1]], with: .fade)
    stage.rows.append(["last"])
    stage.table.insertSections([2], with: .fade)
    stage.table.endUpdates()
    stage.frame()
    expect(stage.shown, equals: ["new", "0.1", "0.2", "0.3", "0.4", "1.0", "1.1", "1.2", "last"])
    expect(stage.cell(0, 2) === kept)
    let before = stage.asked.count
    stage.table.reconfigureRows(at: [[0, 2]])
    expect(stage.cell(0, 2) === kept)
    expect(stage.asked.count, equals: before + 1)
    stage.table.reloadRows(at: [[0, 2]], with: .none)
    expect(stage.cell(0, 2) !== kept)
    stage.table.performBatchUpdates {
      stage.rows[0].swapAt(0, 4)
      stage.table.moveRow(at: [0, 0], to: [0, 4])
      stage.table.moveRow(at: [0, 4], to: [0, 0])
    }
    stage.frame()
    expect(stage.shown.first, equals: "0.4")
  }

  @Test func `scrolling to a row lands on it`() {
    let stage = TableStage(counts: [500])
    stage.table.rowHeight = 44
    stage.frame()
    stage.table.scrollToRow(at: [0, 300], at: .top, animated: false)
    expect(stage.table.contentOffset.y, equals: 13_200)
    stage.frame()
    expect(stage.shown.first, equals: "0.300")
    stage.table.scrollToRow(at: [0, 100], at: .middle, animated: true)
    for _ in 0..<3 { stage.frame() }
    expect(stage.table.contentOffset.y, equals: 4182)
    expect(stage.shown.contains("0.100"))
  }

  @Test func `what accessories and signs take, the content leaves`() throws {
    let stage = TableStage(counts: [5])
    stage.table.rowHeight = 44
    stage.configure = { cell, path in
      cell.accessoryType = path.row == 0 ? .disclosureIndicator : .none
      if path.row == 2 { cell.accessoryView = UISwitch() }
    }
    stage.frame()
    let plain = try #require(stage.cell(0, 3)).contentView.frame
    expect(plain, equals: CGRect(x: 0, y: 0, width: 320, height: 44))
    let width = try #require(stage.cell(0, 0)).contentView.frame.width
    expect(width < 300 && width > 260)
    expect(try #require(stage.cell(0, 2)).contentView.frame.width < 260)
    stage.table.setEditing(true, animated: false)
    stage.frame()
    expect(try #require(stage.cell(0, 3)).contentView.frame.minX > 30)
    expect(try #require(stage.cell(0, 1)).contentView.frame.minX, equals: 0)
    expect(stage.cell(0, 3)?.isEditing, equals: true)
    expect(stage.cell(0, 3)?.editingStyle, equals: .delete)
    stage.table.isEditing = false
    stage.frame()
    expect(stage.cell(0, 3)?.contentView.frame, equals: plain)
  }

  @Test func `a swipe deletes where rows may be edited`() throws {
    let stage = TableStage(counts: [5])
    stage.table.rowHeight = 44
    stage.frame()
    let actions = try #require(stage.table.trailingActions(at: [0, 2]))
    expect(actions.actions.map(\.title), equals: ["Delete"])
    expect(stage.table.trailingActions(at: [0, 1]) == nil)
    actions.actions[0].handler(actions.actions[0], UIView()) { _ in }
    stage.frame()
    expect(stage.committed, equals: ["delete 0.2"])
    expect(stage.shown, equals: ["0.0", "0.1", "0.3", "0.4"])
  }

  @Test func `cells show content configurations`() throws {
    let stage = TableStage(counts: [3])
    stage.configure = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "title"
      content.secondaryText = "more"
      cell.contentConfiguration = content
    }
    stage.frame()
    let cell = try #require(stage.cell(0, 0))
    expect(cell.textLabel == nil && cell.imageView == nil)
    expect(cell.contentView is UIListContentView)
    expect(stage.table.rectForRow(at: [0, 0]).height > 44)
  }

  @Test func `a cell that was made by hand is shown`() {
    let stage = TableStage(counts: [0])
    let source = RowSource([3]) { table, path in
      let cell =
        table.dequeueReusableCell(withIdentifier: "hand")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "hand")
      cell.textLabel?.text = "row \(path.row)"
      cell.detailTextLabel?.text = "\(path.row)"
      return cell
    }
    stage.table.dataSource = source
    stage.frame()
    expect(stage.table.visibleCells.map(\.detailTextLabel?.text), equals: ["0", "1", "2"])
    stage.table.reloadData()
    stage.frame()
    expect(stage.table.visibleCells.count, equals: 3)
  }

  @Test func `snapshots are shown, and go with their identifiers`() throws {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? {
        sectionIdentifier(for: section)
      }
    }
    let stage = TableStage(counts: [0])
    let source = Titled(tableView: stage.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    expect(stage.shown, equals: ["1", "2", "3"])
    let kept = try #require(stage.cell(0, 2))
    snapshot.insertSections(["b"], beforeSection: "a")
    snapshot.appendItems([9], toSection: "b")
    snapshot.deleteItems([1])
    source.apply(snapshot)
    stage.frame()
    expect(stage.shown, equals: ["9", "2", "3"])
    expect(stage.cell(1, 1) === kept)
    expect(stage.table.headerView(forSection: 0)?.textLabel?.text, equals: "b")
    expect(stage.table.headerView(forSection: 1)?.textLabel?.text, equals: "a")
    expect(source.indexPath(for: 3), equals: [1, 1])
    expect(source.snapshot().itemIdentifiers, equals: [9, 2, 3])
    stage.table.dataSource = source
    stage.frame()
    expect(stage.shown, equals: ["9", "2", "3"])
  }

  @Test func `a row without a registered class says so`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: [0, 0])
      }
    }
  }

  @Test func `an index leads to its sections`() throws {
    let stage = TableStage(counts: [0])
    let source = RowSource(Array(repeating: 10, count: 26))
    source.indexTitles = { "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) }
    stage.table.rowHeight = 40
    stage.table.dataSource = source
    stage.frame()
    // 26 lines of 14 points, in the middle of 480: the third one at 86 to 100.
    stage.tap(CGPoint(x: 310, y: 92))
    expect(stage.table.contentOffset.y, equals: 800)
    stage.table.sectionIndexMinimumDisplayRowCount = 1000
    stage.frame()
    stage.tap(CGPoint(x: 310, y: 300))
    expect(stage.table.contentOffset.y, equals: 800)
  }
}
