// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of items that the user adds to a drag by tapping with another finger.
@MainActor
struct ListAddingTests {
  private let two = TwoLists()
  private var witness: ListDragWitness { two.witness }

  private func lift() {
    two.finger(.began, 20, 20)
    two.stage.wait(0.6)
    two.finger(.moved, 20, 26)
  }

  @Test func `a tap on another item of the list adds it, with its place in the data`() {
    lift()
    witness.told = []
    two.tap(20, 100)
    expect(witness.told, equals: ["add 1.2 at 100", "lift 1.2"])
    expect(witness.session?.items.count, equals: 2)
    expect(two.cell(1, 2)?.configurationState.cellDragState, equals: .dragging)
    expect(two.lists[0].indexPathsForSelectedItems?.isEmpty != false)
    expect(two.tiles.count, equals: 1)
    two.finger(.moved, 20, 70)
    two.finger(.ended, 20, 70)
    expect(witness.dropped, equals: ["1.0", "1.2"])
    expect(
      witness.sources, equals: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
    two.stage.settle()
    expect(two.tiles.isEmpty && two.stage.root.subviews.count == 2)
    expect(two.lists[0].visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
  }

  @Test func `an item of another list comes along`() {
    lift()
    two.tap(20, 250)
    expect(witness.told.contains("add 2.1 at 50") && two.tiles.count == 1)
    two.finger(.moved, 20, 300)
    two.stage.settle()
    expect(two.tiles.count, equals: 2)
    two.finger(.ended, 20, 300)
    expect(witness.dropped == ["1.0", "2.1"] && witness.sources == [nil, nil])
    two.stage.settle()
    expect(two.tiles.isEmpty)
  }

  @Test func `what comes back over its list is shown there again`() {
    lift()
    two.tap(20, 100)
    two.finger(.moved, 20, 300)
    expect(two.tiles.count >= 2)
    two.finger(.moved, 20, 40)
    two.stage.settle()
    expect(two.tiles.count, equals: 1)
    two.finger(.cancelled, 20, 40)
    two.stage.settle()
    expect(two.tiles.isEmpty && witness.dropped.isEmpty)
  }

  @Test func `a tap that adds nothing is one like others`() {
    lift()
    witness.adds = false
    two.tap(20, 100)
    expect(witness.session?.items.count, equals: 1)
    expect(two.lists[0].indexPathsForSelectedItems, equals: [IndexPath(item: 2, section: 0)])
    two.finger(.ended, 20, 26)
    two.stage.settle()
  }

  @Test func `without a drag nobody is asked`() {
    two.tap(20, 100)
    expect(witness.told.isEmpty)
    lift()
    two.finger(.ended, 20, 26)
    two.stage.settle()
    witness.told = []
    two.tap(20, 100)
    expect(witness.told.isEmpty)
  }

  @Test func `things of a view are added to a list's drag, those of a list to a view's`() {
    let other = DragWitness()
    other.added = ["two"]
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 60, height: 60))
    box.addInteraction(UIDragInteraction(delegate: other))
    two.stage.root.addSubview(box)
    lift()
    two.tap(20, 420)
    expect(witness.session?.items.count == 2 && other.told == ["preview"])
    two.finger(.cancelled, 20, 26)
    two.stage.settle()
    two.finger(.began, 20, 420)
    two.stage.wait(0.6)
    two.finger(.moved, 30, 430)
    two.tap(20, 60)
    expect(other.session?.items.count == 2 && witness.told.contains("add 1.1 at 60"))
    two.finger(.ended, 30, 430)
    two.stage.settle()
    expect(two.stage.root.subviews.count, equals: 3)
  }

  @Test func `while something is dragged, nothing else is lifted`() {
    lift()
    two.finger(.began, 20, 250, id: 2)
    two.stage.wait(1)
    two.finger(.moved, 20, 260, id: 2)
    expect(!two.lists[1].hasActiveDrag && two.lists[0].hasActiveDrag)
    two.finger(.ended, 20, 260, id: 2)
    two.finger(.ended, 20, 26)
    two.stage.settle()
  }
}
