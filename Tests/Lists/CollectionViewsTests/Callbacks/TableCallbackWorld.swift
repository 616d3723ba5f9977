// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import UIKit
import ViewStage

/// A table in whose callbacks actions are performed.
@MainActor
final class TableCallbackWorld: NSObject, UITableViewDelegate {
  enum Moment: String, CaseIterable, Sendable {
    case provided, shown, gone, header, headerShown, headerGone, height, scrolled
    case maySelect, selected, mayDeselect, deselected, completed
  }

  enum Cause: String, CaseIterable, Sendable {
    case scroll, page, resize, insert, delete, reload, tap, drag, edit
  }

  enum Action: String, CaseIterable, Sendable {
    case few, none, insert, reload, reloadRows, offset, scrollToRow, scrollToRowAnimated
    case lay, relayout, resize, inset, edit, deselect
  }

  let table: UITableView
  private let surface: ViewSurface
  private let source = EditableRowSource([])
  private var rows: [[Int]] = (0..<3).map { section in (0..<30).map { section * 100 + $0 } }
  private var next = 1000
  private var armed: (moment: Moment, action: Action)?
  private(set) var hasFired = false
  private var wrong: [String] = []
  private var shown: Set<ObjectIdentifier> = []

  init(_ style: UITableView.Style, fixedHeight: Bool) {
    let size = CGSize(width: 320, height: 480)
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    surface = ViewStage.Stage(table, size: size, isShown: false).surface
    super.init()
    if fixedHeight { table.rowHeight = 40 }
    table.allowsMultipleSelection = true
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    provide()
    table.delegate = self
    frame()
  }

  private func frame(_ seconds: TimeInterval = 1) { surface.frame(at: surface.now + seconds) }

  /// Performs one cause with an action inside a callback, and returns the faults afterwards.
  func live(_ cause: Cause, _ moment: Moment, _ action: Action) -> [String] {
    if moment == .mayDeselect || moment == .deselected { tap() }
    armed = (moment, action)
    happen(cause)
    for _ in 0..<6 { frame() }
    armed = nil
    for _ in 0..<2 { frame() }
    return wrong + faults
  }

  private func pass(_ moment: Moment) {
    guard let armed, armed.moment == moment else { return }
    self.armed = nil
    hasFired = true
    act(armed.action)
  }

  // MARK: What is wrong

  private var faults: [String] {
    var faults = table.contentView.engine.stateFaults
    if !table.contentView.engine.isSettled { faults.append("the table waits to be laid out") }
    let window = table.bounds
    for path in table.indexPathsForVisibleRows ?? [] {
      let text = table.cellForRow(at: path)?.textLabel?.text
      if !exists(path) || text != "\(rows[path.section][path.row])" {
        faults.append("\(path) shows \(text ?? "nothing")")
      }
      if !table.rectForRow(at: path).overlaps(window) { faults.append("\(path) is out of sight") }
    }
    let isEmpty = rows.allSatisfy(\.isEmpty)
    if !isEmpty, table.visibleCells.isEmpty { faults.append("no row is in sight") }
    if shown != Set(table.visibleCells.map(ObjectIdentifier.init)) {
      faults.append("\(shown.count) rows were told of, \(table.visibleCells.count) are there")
    }
    return faults
  }

  private func exists(_ path: IndexPath) -> Bool {
    rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
  }

  private func look(_ path: IndexPath, _ what: String) {
    if !exists(path) { wrong.append("\(what) \(path), where there is no row") }
  }

  // MARK: Causes

  private func happen(_ cause: Cause) {
    switch cause {
    case .scroll: table.contentOffset.y += 60
    case .page: table.contentOffset.y += 700
    case .resize: surface.resize(to: CGSize(width: 280, height: 350), scale: 2)
    case .insert: act(.insert)
    case .delete: act(.few)
    case .reload: act(.reload)
    case .tap: tap()
    case .drag:
      pointer(.began, 400)
      for step in 1...5 {
        frame(0.016)
        pointer(.moved, 400 - CGFloat(step) * 60)
      }
      pointer(.ended, 100)
    case .edit: table.setEditing(true, animated: true)
    }
    frame(0.1)
  }

  private func pointer(_ phase: PointerEvent.Phase, _ y: CGFloat) {
    surface.handle(
      .pointer(
        PointerEvent(phase: phase, location: CGPoint(x: 100, y: y), timestamp: surface.now)))
  }

  private func tap() {
    pointer(.began, 200)
    pointer(.ended, 200)
    frame(0.1)
  }

  // MARK: Actions

  private func act(_ action: Action) {
    switch action {
    case .few, .none: remove(all: action == .none)
    case .insert:
      table.performBatchUpdates {
        self.next += 2
        self.rows[0].insert(contentsOf: [self.next, self.next + 1], at: 0)
        self.table.insertRows(at: [[0, 0], [0, 1]], with: .automatic)
      } completion: { [weak self] _ in
        self?.pass(.completed)
      }
    case .reload:
      rows[0] = Array(rows[0].dropLast(3))
      table.reloadData()
    case .reloadRows:
      table.reloadRows(at: Array((table.indexPathsForVisibleRows ?? []).prefix(2)), with: .fade)
    // Beyond the end it would stay where it was put.
    case .offset:
      table.contentOffset.y = min(300, max(0, table.contentSize.height - table.bounds.height))
    case .scrollToRow, .scrollToRowAnimated:
      guard let section = rows.lastIndex(where: { !$0.isEmpty }) else { return }
      table.scrollToRow(
        at: IndexPath(row: rows[section].count - 1, section: section), at: .bottom,
        animated: action == .scrollToRowAnimated)
    case .lay: table.layoutIfNeeded()
    case .relayout:
      table.beginUpdates()
      table.endUpdates()
    case .resize: table.frame.size = CGSize(width: 300, height: 400)
    case .inset: table.contentInset.top = 30
    case .edit: table.setEditing(!table.isEditing, animated: true)
    case .deselect:
      for path in table.indexPathsForSelectedRows ?? [] {
        table.deselectRow(at: path, animated: true)
      }
    }
  }

  private func remove(all: Bool) {
    table.performBatchUpdates {
      let old = self.rows
      self.rows = old.map { Array($0.prefix(all ? 0 : 1)) }
      let gone = old.indices.flatMap { section in
        (self.rows[section].count..<old[section].count).map {
          IndexPath(row: $0, section: section)
        }
      }
      self.table.deleteRows(at: gone, with: .automatic)
    } completion: { [weak self] _ in
      self?.pass(.completed)
    }
  }

  // MARK: Data

  private func provide() {
    source.counts = { [unowned self] in rows.map(\.count) }
    source.cell = { [unowned self] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      look(path, "asks for")
      cell.textLabel?.text = exists(path) ? "\(rows[path.section][path.row])" : "none"
      pass(.provided)
      return cell
    }
    table.dataSource = source
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    look(indexPath, "asks for the height of")
    pass(.height)
    return tableView.rowHeight > 0 ? tableView.rowHeight : CGFloat(40 + indexPath.row % 3 * 10)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if !rows.indices.contains(section) { wrong.append("asks for header \(section)") }
    pass(.header)
    let view = UILabel()
    view.text = "header \(section)"
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 25 }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if !shown.insert(ObjectIdentifier(cell)).inserted { wrong.append("\(indexPath) shown twice") }
    look(indexPath, "shows")
    pass(.shown)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if shown.remove(ObjectIdentifier(cell)) == nil { wrong.append("\(indexPath) never shown") }
    pass(.gone)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    pass(.headerShown)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    pass(.headerGone)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pass(.scrolled) }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    look(indexPath, "may select")
    pass(.maySelect)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    look(indexPath, "selects")
    pass(.selected)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    look(indexPath, "may deselect")
    pass(.mayDeselect)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    look(indexPath, "deselects")
    pass(.deselected)
  }
}
