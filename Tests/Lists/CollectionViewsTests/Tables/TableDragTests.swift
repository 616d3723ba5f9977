// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
@Suite("Drag and drop in a table")
struct TableDragTests {
  /// A cell that stores the drag states reported to it.
  private final class DraggedCell: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  private class Base: RowAnswers, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "fixed"]
    var heard: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

    init() {
      super.init(counts: { [] })
      show { [unowned self] in rows }
    }

    func move(_ origin: IndexPath, _ goal: IndexPath) {
      heard.append("move \(origin.row) to \(goal.row)")
      rows.insert(rows.remove(at: origin.row), at: goal.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = rows[indexPath.row]
      guard text != "fixed" else { return [] }
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      heard.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      heard.append("end")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      heard.append("enter")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      let operation: UIDropOperation = session.allowsMoveOperation ? .move : .copy
      return UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let (item, goal) = (coordinator.items.first, coordinator.destinationIndexPath?.row ?? -1)
      heard.append("drop \(item?.sourceIndexPath?.row ?? -1) at \(goal)")
      guard let item, let source = item.sourceIndexPath, goal >= 0,
        coordinator.proposal.intent == .insertAtDestinationIndexPath
      else { return }
      rows.insert(rows.remove(at: source.row), at: goal)
      let path = IndexPath(row: goal, section: 0)
      tableView.moveRow(at: source, to: path)
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }

  // Three classes, as it counts which methods a data source implements.

  /// A data source that leaves moving rows to the drop delegate.
  private final class Rows: Base, UITableViewDataSource {}

  /// A data source that moves rows itself, without `tableView(_:canMoveRowAt:)`.
  private final class Movers: Base, UITableViewDataSource {
    func tableView(_ tableView: UITableView, moveRowAt origin: IndexPath, to goal: IndexPath) {
      move(origin, goal)
    }
  }

  /// A data source that moves rows itself, and implements `tableView(_:canMoveRowAt:)`.
  private final class Movable: Base, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt origin: IndexPath, to goal: IndexPath) {
      move(origin, goal)
    }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let stage: ViewStage.Stage
  private var surface: ViewSurface { stage.surface }

  init() {
    stage = ViewStage.Stage(table, isShown: false)
    table.rowHeight = 50
    table.register(DraggedCell.self, forCellReuseIdentifier: "cell")
  }

  private func show(_ rows: some Base & UITableViewDataSource) {
    table.dataSource = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    frame()
  }

  private func frame() { stage.frame() }

  private func send(_ phase: PointerEvent.Phase, _ y: CGFloat, isDirect: Bool = false) {
    var event = PointerEvent(phase: phase, location: CGPoint(x: 100, y: y))
    event.isDirect = isDirect
    surface.handle(.pointer(event))
  }

  private var states: [UITableViewCell.DragState] {
    table.visibleCells.flatMap { ($0 as? DraggedCell)?.states ?? [] }
  }

  private var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test func `a row is dragged to another place, and its delegate moves it`() {
    let rows = Rows()
    show(rows)
    send(.began, 25)
    send(.moved, 45)
    expect(table.hasActiveDrag && table.hasActiveDrop)
    send(.moved, 125)
    expect(shown == ["b", "c", "a", "fixed"] && rows.rows[0] == "a")
    send(.ended, 125)
    frame()
    expect(rows.heard, equals: ["begin", "enter", "drop 0 at 2", "end"])
    expect(rows.rows == ["b", "c", "a", "fixed"] && shown == rows.rows)
    expect(!table.hasActiveDrag && !table.hasActiveDrop)
    expect(states, equals: [.lifting, .dragging, .none])
  }

  @Test func `a data source that moves rows moves those that are dropped`() {
    let rows = Movers()
    show(rows)
    send(.began, 25)
    send(.moved, 45)
    send(.moved, 125)
    send(.ended, 125)
    frame()
    expect(rows.heard, equals: ["begin", "enter", "move 0 to 2", "end"])
    expect(rows.rows == ["b", "c", "a", "fixed"] && shown == rows.rows)
  }

  @Test func `without a drop delegate the data source moves the row, where it may be moved`() {
    let rows = Movable()
    table.dataSource = rows
    table.dragDelegate = rows
    frame()
    send(.began, 75, isDirect: true)
    frame()
    expect(table.hasActiveDrag && !table.hasActiveDrop)
    expect(states, equals: [.lifting])
    send(.moved, 20, isDirect: true)
    send(.ended, 20, isDirect: true)
    frame()
    expect(rows.rows, equals: ["b", "a", "c", "fixed"])
  }

  @Test func `what may not be dragged stays, and drags can be turned off`() {
    let rows = Rows()
    show(rows)
    send(.began, 175)
    send(.moved, 120)
    expect(!table.hasActiveDrag)
    send(.ended, 120)
    table.dragInteractionEnabled = false
    send(.began, 25)
    send(.moved, 60)
    expect(!table.hasActiveDrag)
    send(.ended, 60)
  }

  @Test func `an automatic drop goes into a row over its middle, and between rows elsewhere`() {
    let rows = Rows()
    rows.intent = .automatic
    show(rows)
    send(.began, 25)
    send(.moved, 45)
    send(.moved, 75)
    expect(shown, equals: ["a", "b", "c", "fixed"])
    send(.ended, 75)
    expect(rows.heard.contains("drop 0 at 1"))
    frame()
    send(.began, 25)
    send(.moved, 45)
    send(.moved, 95)
    expect(shown, equals: ["b", "a", "c", "fixed"])
    send(.cancelled, 95)
    expect(shown, equals: ["a", "b", "c", "fixed"])
  }

  @Test func `files of other programs are dropped on rows`() {
    let rows = Rows()
    show(rows)
    var event = DropEvent(phase: .moved, location: CGPoint(x: 100, y: 75))
    event.text = "words"
    surface.handle(.drop(event))
    expect(table.hasActiveDrop && !table.hasActiveDrag)
    event.phase = .dropped
    surface.handle(.drop(event))
    expect(rows.heard, equals: ["enter", "drop -1 at 1"])
  }
}
