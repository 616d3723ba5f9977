// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Drag and drop in a view")
struct DragTests {
  /// A drag and drop delegate that reorders items, as sample code does.
  private final class Mover: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var heard: [String] = []
    var operation = UIDropOperation.move
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = stage.items[indexPath.section][indexPath.item]
      guard text != "fixed" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
      item.localObject = text
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { heard.append("begin") }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { heard.append("end") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { heard.append("enter") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { heard.append("exit") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      guard collectionView.hasActiveDrag else {
        return UICollectionViewDropProposal(operation: .forbidden)
      }
      return UICollectionViewDropProposal(operation: operation, intent: intent)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let goal = coordinator.destinationIndexPath
      else { return }
      heard.append("drop \(source.item) at \(goal.section).\(goal.item)")
      collectionView.performBatchUpdates {
        let text = self.stage.items[source.section].remove(at: source.item)
        self.stage.items[goal.section].insert(text, at: goal.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [goal])
      }
      coordinator.drop(item.dragItem, toItemAt: goal)
    }
  }

  private let stage = Stage(Layouts.grid(), items: [["a", "b", "c", "fixed"], ["e", "f"]])
  private let mover: Mover

  init() {
    mover = Mover(stage)
    stage.view.dragDelegate = mover
    stage.view.dropDelegate = mover
    stage.frame()
  }

  private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.surface.handle(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y))))
  }

  @Test func `a pointer drags an item to another place`() {
    send(.began, 30, 30)
    send(.moved, 60, 30)
    expect(stage.view.hasActiveDrag)
    send(.moved, 190, 40)
    expect(stage.cell(0, 2)?.text, equals: "a")
    expect(stage.cell(0, 2)?.configurationState.cellDragState, equals: .dragging)
    expect(stage.items[0], equals: ["a", "b", "c", "fixed"])
    send(.ended, 190, 40)
    stage.frame()
    expect(stage.items[0], equals: ["b", "c", "a", "fixed"])
    expect(mover.heard, equals: ["begin", "enter", "drop 0 at 0.2", "end"])
    expect(!stage.view.hasActiveDrag)
    expect(stage.cell(0, 2)?.text, equals: "a")
    expect(stage.view.visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
  }

  @Test func `of items upon each other a drag drops into the one in front, behind what is dragged`()
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = -20
    let pile = Stage(layout, items: [["a", "b", "c", "d"]])
    let mover = Mover(pile)
    mover.intent = .insertIntoDestinationIndexPath
    (pile.view.dragDelegate, pile.view.dropDelegate) = (mover, mover)
    pile.frame()
    for (phase, y): (PointerEvent.Phase, CGFloat) in [
      (.began, 90), (.moved, 70), (.moved, 30), (.ended, 30),
    ] {
      pile.surface.handle(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 60, y: y))))
    }
    expect(mover.heard, equals: ["begin", "enter", "drop 3 at 0.1", "end"])
  }

  @Test func `a finger drags after a rest, and to another section`() {
    var event = PointerEvent(phase: .began, location: CGPoint(x: 40, y: 40))
    event.isDirect = true
    stage.surface.handle(.pointer(event))
    stage.surface.frame(at: stage.surface.now + 1)
    expect(stage.view.hasActiveDrag)
    event.phase = .moved
    event.location = CGPoint(x: 40, y: 120)
    stage.surface.handle(.pointer(event))
    event.phase = .ended
    stage.surface.handle(.pointer(event))
    stage.frame()
    expect(stage.items, equals: [["b", "c", "fixed"], ["a", "e", "f"]])
  }

  @Test func `what is forbidden goes back`() {
    mover.operation = .forbidden
    send(.began, 30, 30)
    send(.moved, 190, 40)
    expect(stage.cell(0, 0)?.text, equals: "a")
    send(.ended, 190, 40)
    stage.frame()
    expect(stage.items[0], equals: ["a", "b", "c", "fixed"])
    expect(mover.heard, equals: ["begin", "enter", "end"])
    expect(stage.cell(0, 0)?.center, equals: CGPoint(x: 40, y: 40))
  }

  @Test func `where there is nothing to drag, nothing is dragged`() {
    send(.began, 290, 30)
    send(.moved, 190, 40)
    send(.ended, 190, 40)
    expect(mover.heard.isEmpty)
  }

  @Test func `without a drop delegate the data source moves the item`() {
    let rows = MovableRows([["a", "b", "c", "d"]])
    stage.view.dropDelegate = nil
    stage.view.dataSource = rows.source
    stage.frame()
    send(.began, 30, 30)
    send(.moved, 190, 40)
    send(.ended, 190, 40)
    expect(rows.items[0], equals: ["b", "c", "a", "d"])
  }

  @Test func `items make room when the drag rests, if that is wanted`() {
    stage.view.reorderingCadence = .slow
    send(.began, 30, 30)
    send(.moved, 60, 30)
    send(.moved, 190, 40)
    expect(stage.cell(0, 0)?.text, equals: "a")
    stage.surface.frame(at: stage.surface.now + 0.3)
    expect(stage.cell(0, 0)?.text, equals: "a")
    stage.surface.frame(at: stage.surface.now + 0.3)
    expect(stage.cell(0, 2)?.text == "a" && stage.cell(0, 0)?.text == "b")
    send(.ended, 190, 40)
    stage.frame()
    expect(stage.items[0], equals: ["b", "c", "a", "fixed"])
    // One that is dropped before they make room goes there as well.
    send(.began, 30, 30)
    send(.moved, 60, 30)
    send(.moved, 110, 40)
    send(.ended, 110, 40)
    stage.frame()
    expect(stage.items[0], equals: ["c", "b", "a", "fixed"])
  }

  @Test func `a delegate that knows the present place alone is asked for another one`() {
    final class Chooser: NSObject, UICollectionViewDelegate {
      var asked: [String] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        asked.append("\(currentIndexPath.item) \(proposedIndexPath.item)")
        return IndexPath(item: min(1, proposedIndexPath.item), section: 0)
      }
    }
    let chooser = Chooser()
    let rows = MovableRows([["a", "b", "c", "d"]])
    stage.view.dropDelegate = nil
    stage.view.dataSource = rows.source
    stage.view.delegate = chooser
    stage.frame()
    send(.began, 30, 30)
    send(.moved, 190, 40)
    send(.ended, 190, 40)
    expect(chooser.asked.contains("0 2"))
    expect(rows.items[0], equals: ["b", "a", "c", "d"])
  }

  @Test func `a provider carries what it was given`() {
    let provider = NSItemProvider(object: NSString(string: "text"))
    expect(provider.canLoadObject(ofClass: NSString.self))
    expect(!provider.canLoadObject(ofClass: UIImage.self))
    nonisolated(unsafe) var found: NSString?
    provider.loadObject(ofClass: NSString.self) { text, _ in found = text as? NSString }
    expect(found, equals: NSString(string: "text"))
  }
}
