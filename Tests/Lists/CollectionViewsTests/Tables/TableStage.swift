// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit
import ViewStage

/// A table mounted in a headless surface, with plain data whose second rows can't be edited.
@MainActor
final class TableStage: ViewStage.Stage {
  final class Cell: UITableViewCell {
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  let table: UITableView
  let source = EditableRowSource([])
  var rows: [[String]]
  var titles: [String?] = []
  var asked: [String] = []
  var committed: [String] = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  private var kept: AnyObject?

  init(
    _ style: UITableView.Style = .plain, rows: [[String]],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.rows = rows
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    super.init(table, size: size, isShown: false)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    source.counts = { [unowned self] in self.rows.map(\.count) }
    source.cell = { [unowned self] in cell($0, $1) }
    source.titles = { [unowned self] in titles }
    source.canEdit = { $0.row != 1 }
    source.commit = { [unowned self] in commit($0, $1, $2) }
    table.dataSource = source
  }

  convenience init(_ style: UITableView.Style = .plain, counts: [Int]) {
    self.init(
      style,
      rows: counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
  }

  func follow(_ delegate: any UITableViewDelegate) {
    kept = delegate
    table.delegate = delegate
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    frame()
  }

  func tap(_ point: CGPoint) {
    surface.handle(.pointer(PointerEvent(phase: .began, location: point)))
    surface.handle(.pointer(PointerEvent(phase: .ended, location: point)))
    frame()
  }

  func cell(_ section: Int, _ row: Int) -> Cell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
  }

  /// The rows in sight, by their texts.
  var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  private func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    let text = rows[path.section][path.row]
    asked.append(text)
    cell.textLabel?.text = text
    configure(cell, path)
    return cell
  }

  private func commit(
    _ table: UITableView, _ style: UITableViewCell.EditingStyle, _ path: IndexPath
  ) {
    committed.append("\(style) \(rows[path.section][path.row])")
    rows[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
}
