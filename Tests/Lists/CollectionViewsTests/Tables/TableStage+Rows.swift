// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

// A table, whose second rows can't be edited.
extension ListStage where List == UITableView {
  convenience init(
    _ style: UITableView.Style = .plain, rows: [[String]],
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(
      UITableView(frame: CGRect(origin: .zero, size: size), style: style), items: rows, size: size)
    table.register(PlainRow.self, forCellReuseIdentifier: "cell")
    let source = EditableRowSource(counts: { [unowned self] in sectionCounts })
    source.cell = { [unowned self] in cell($0, $1) }
    source.canEdit = { $0.row != 1 }
    source.commit = { [unowned self] in commit($0, $1, $2) }
    table.dataSource = source
    data = source
  }

  convenience init(_ style: UITableView.Style = .plain, counts: [Int]) {
    self.init(style, rows: Self.names(counts))
  }

  var table: UITableView { list }

  var source: EditableRowSource {
    guard let source = data as? EditableRowSource else {
      preconditionFailure("The stage has another data source.")
    }
    return source
  }

  var rows: [[String]] {
    get { items }
    set { items = newValue }
  }

  /// The titles of the sections.
  var titles: [String?] {
    get { source.titles() }
    set { source.titles = { newValue } }
  }

  func follow(_ delegate: any UITableViewDelegate) {
    keep(delegate)
    table.delegate = delegate
  }

  func tap(_ point: CGPoint) {
    surface.handle(.pointer(PointerEvent(phase: .began, location: point)))
    surface.handle(.pointer(PointerEvent(phase: .ended, location: point)))
    frame()
  }

  func cell(_ section: Int, _ row: Int) -> PlainRow? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? PlainRow
  }

  /// The texts of the visible rows.
  var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  private func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = record(path)
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
