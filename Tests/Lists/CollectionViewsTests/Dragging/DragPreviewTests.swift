// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of the clip shapes of lifted, carried and dropped cells.
@MainActor
struct DragPreviewTests {
  private let two = TwoLists()
  private var stage: ViewStage.Stage { two.stage }

  private func parameters(_ rect: CGRect, _ color: UIColor) -> UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: rect)
    parameters.backgroundColor = color
    return parameters
  }

  private func outline(_ view: UIView?) -> CGRect? {
    (view?.layer.mask as? CAShapeLayer)?.path?.boundingBox
  }

  @Test func `a cell that is lifted is cut out as the delegate says, until it is dropped`() {
    let part = CGRect(x: 10, y: 5, width: 100, height: 20)
    two.witness.parameters = parameters(part, .red)
    stage.pointer(.began, 20, 20)
    expect(two.witness.told.isEmpty)
    stage.pointer(.moved, 20, 30)
    expect(two.witness.told, equals: ["lift 1.0"])
    expect(outline(two.cell(1, 0)) == part && two.cell(1, 0)?.backgroundColor == .red)
    stage.pointer(.cancelled, 20, 30)
    stage.settle()
    expect(two.cell(1, 0)?.layer.mask == nil && two.cell(1, 0)?.backgroundColor == nil)
  }

  @Test func `what is carried to another view is cut out, too`() throws {
    let part = CGRect(x: 10, y: 5, width: 100, height: 20)
    two.witness.parameters = parameters(part, .red)
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 300)
    let tile = try #require(two.tiles.first)
    expect(tile.bounds.size == part.size && two.tiles.count == 1)
    expect(tile.subviews.first?.backgroundColor, equals: .red)
    expect(outline(tile.subviews.first), equals: CGRect(origin: .zero, size: part.size))
    stage.pointer(.ended, 20, 300)
    stage.settle()
  }

  @Test func `without parameters all of the cell is seen`() throws {
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 30)
    expect(two.cell(1, 0)?.layer.mask == nil && two.cell(1, 0)?.backgroundColor == nil)
    stage.pointer(.moved, 20, 300)
    expect(two.tiles.first?.bounds.size, equals: CGSize(width: 300, height: 40))
    stage.pointer(.ended, 20, 220)
    expect(two.witness.told, equals: ["lift 1.0", "land 2.0"])
    expect(two.cell(2, 0)?.layer.mask == nil)
    stage.settle()
  }

  @Test func `what is dropped flies to its item as that is cut out`() throws {
    let part = CGRect(x: 0, y: 0, width: 60, height: 40)
    two.witness.dropParameters = parameters(part, .blue)
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 220)
    let carried = try #require(two.tiles.first)
    stage.pointer(.ended, 20, 220)
    expect(two.witness.told, equals: ["lift 1.0", "land 2.0"])
    let tile = try #require(two.tiles.first)
    expect(tile !== carried && tile.bounds.size == part.size)
    expect(tile.center, equals: CGPoint(x: 30, y: 220))
    expect(outline(two.cell(2, 0)) == part && two.cell(2, 0)?.backgroundColor == .blue)
    stage.settle()
    expect(two.cell(2, 0)?.layer.mask == nil && two.cell(2, 0)?.backgroundColor == nil)
    expect(two.tiles.isEmpty)
  }

  @Test func `what is dropped in its own list comes to rest as it is cut out there`() {
    let (lifted, landed) = (
      CGRect(x: 10, y: 5, width: 100, height: 20), CGRect(x: 0, y: 0, width: 60, height: 40)
    )
    two.witness.parameters = parameters(lifted, .blue)
    two.witness.dropParameters = parameters(landed, .blue)
    two.witness.perform = { coordinator in
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: IndexPath(item: 0, section: 0))
    }
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 70)
    expect(outline(two.cell(1, 0)), equals: lifted)
    stage.pointer(.ended, 20, 70)
    expect(outline(two.cell(1, 0)) == landed && two.cell(1, 0)?.backgroundColor == .blue)
    stage.settle()
    expect(two.cell(1, 0)?.layer.mask == nil && two.cell(1, 0)?.backgroundColor == nil)
  }

  @Test func `a cell that waits is cut out as its placeholder says`() {
    let part = CGRect(x: 0, y: 0, width: 60, height: 40)
    var asked: UICollectionViewCell?
    two.witness.perform = { [unowned two] coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell")
      placeholder.previewParametersProvider = { cell in
        asked = cell
        return parameters(part, .blue)
      }
      coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      _ = two
    }
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 260)
    stage.pointer(.ended, 20, 260)
    expect(asked != nil && asked === two.cell(2, 1))
    expect(two.tiles.first?.bounds.size, equals: part.size)
    stage.settle()
    expect(asked?.layer.mask == nil)
  }

  // MARK: Sizes

  private final class Target: NSObject, UIDropInteractionDelegate {
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let proposal = UIDropProposal(operation: .copy)
      proposal.prefersFullSizePreview = true
      proposal.isPrecise = true
      expect(proposal.isPrecise)
      return proposal
    }
  }

  @Test func `large things are small while they are carried, but over who prefers their size`() {
    let target = Target()
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 80))
    box.addInteraction(UIDropInteraction(delegate: target))
    stage.root.addSubview(box)
    func width() -> CGFloat {
      two.tiles.first { $0.bounds.width == 300 }?.frame.width.rounded() ?? 0
    }
    stage.pointer(.began, 20, 20)
    stage.pointer(.moved, 20, 300)
    stage.settle()
    expect(width(), equals: 240)
    stage.pointer(.moved, 20, 420)
    stage.settle()
    expect(width(), equals: 315)
    stage.pointer(.moved, 20, 300)
    stage.settle()
    expect(width(), equals: 240)
    two.witness.prefersFullSize = true
    stage.pointer(.moved, 20, 310)
    stage.settle()
    expect(width(), equals: 315)
    stage.pointer(.ended, 20, 310)
    stage.settle()
  }

  // MARK: Tables

  private final class Rows: RowAnswers, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var told: [String] = []
    let parameters = UIDragPreviewParameters()
    var usesPlaceholder = false

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      told.append("add \(indexPath.row) at \(Int(point.y))")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      told.append("lift \(indexPath.row)")
      return parameters
    }

    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      told.append("land \(indexPath.row)")
      return parameters
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      told.append("drop \(coordinator.items.map { $0.sourceIndexPath?.row ?? -1 })")
      guard usesPlaceholder else {
        coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 0, section: 0))
        return
      }
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "cell", rowHeight: 50)
      placeholder.previewParametersProvider = { [unowned self] cell in
        told.append("waits \(tableView.indexPath(for: cell)?.row ?? -1)")
        return parameters
      }
      coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
  }

  @Test func `rows of tables are cut out, and added to drags`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stage = ViewStage.Stage(table, isShown: false)
    let rows = Rows(counts: { [4] })
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (rows, rows, rows)
    rows.parameters.visiblePath = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 30, height: 30))
    stage.frame()
    func finger(_ phase: PointerEvent.Phase, _ y: CGFloat, id: Int = 1) {
      var event = PointerEvent(
        phase: phase, location: CGPoint(x: 100, y: y), timestamp: stage.surface.now)
      event.isDirect = true
      event.id = id
      stage.surface.handle(.pointer(event))
    }
    finger(.began, 25)
    stage.wait(0.6)
    finger(.moved, 35)
    expect(rows.told, equals: ["lift 0"])
    finger(.began, 130, id: 2)
    finger(.ended, 130, id: 2)
    expect(rows.told.suffix(2), equals: ["add 2 at 130", "lift 2"])
    finger(.ended, 35)
    expect(rows.told.suffix(2), equals: ["drop [0, 2]", "land 0"])
    stage.settle()
    rows.usesPlaceholder = true
    stage.pointer(.began, 100, 25)
    stage.pointer(.moved, 100, 40)
    stage.pointer(.ended, 100, 40)
    expect(rows.told.last, equals: "waits 1")
    stage.settle()
  }
}
