// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import Foundation
import UIKit
import ViewTree

/// A table mounted in a headless surface, with plain data.
@MainActor
final class TableStage: NSObject, UITableViewDataSource {
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
  let surface: ViewSurface
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
    surface = ViewSurface(root: table, size: size, scale: 2)
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
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

  func frame() { surface.frame(at: surface.now + 1) }

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

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let text = rows[indexPath.section][indexPath.row]
    asked.append(text)
    cell.textLabel?.text = text
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    committed.append("\(editingStyle) \(rows[indexPath.section][indexPath.row])")
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
