// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import MullionDiffableSnapshots
import Testing

@testable import MullionCollectionViews

/// Tests of the new keys of elements (`UpdatePlan+Elements`), of the elements that get other views, and of
/// the changes reported to a layout that stores measured sizes (`UpdatePlan+Layout`).
@Suite("UpdatePlan, elements")
struct UpdatePlanElementTests {
  /// A plan that deletes an item of the first section and the second section, and reloads an item.
  private var plan: UpdatePlan {
    var batch = BatchUpdate()
    batch.deletedItems = [[0, 1]]
    batch.deletedSections = [1]
    batch.reloadedItems = [[0, 3]]
    return UpdatePlan(
      batch, before: DataCounts(items: [4, 3, 2]), after: DataCounts(items: [3, 2]), remedy: "")
  }

  private func header(_ section: Int, _ item: Int = 0) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: "header", indexPath: [section, item])
  }

  @Test func `a cell goes with its item`() {
    expect(plan.newKey(.cell([0, 2]), isSectionElement: false), equals: .cell([0, 1]))
    expect(plan.newKey(.cell([2, 1]), isSectionElement: false), equals: .cell([1, 1]))
    expect(plan.newKey(.cell([0, 1]), isSectionElement: true) == nil)
    expect(plan.newKey(.cell([1, 0]), isSectionElement: true) == nil)
  }

  @Test func `a header goes with its section, if it belongs to that; one of the layout stays`() {
    expect(plan.newKey(header(2), isSectionElement: true), equals: header(1))
    expect(plan.newKey(header(2), isSectionElement: false) == nil)
    expect(plan.newKey(header(1), isSectionElement: true) == nil)
    expect(plan.newKey(header(2, Int.max), isSectionElement: false), equals: header(2, Int.max))
    // Index paths of decoration views need not be those of sections.
    let decoration = ElementKey(category: .decorationView, kind: "back", indexPath: [7, 0])
    expect(plan.newKey(decoration, isSectionElement: true)?.indexPath, equals: [6, 0])
  }

  @Test func `an element of a layout gets its new name`() {
    let cell = LayoutElement.cell(section: 0, item: 2)
    expect(plan.newElement(cell, isSectionElement: false), equals: .cell(section: 0, item: 1))
    let header = LayoutElement.supplementary("header", section: 2, item: 0)
    expect(
      plan.newElement(header, isSectionElement: true),
      equals: .supplementary("header", section: 1, item: 0))
    expect(plan.newElement(header, isSectionElement: false) == nil)
  }

  @Test func `what is reloaded gets another view, of sections everything`() {
    expect(plan.isReloaded(.cell([0, 3])) && !plan.isReloaded(.cell([0, 2])))
    expect(!plan.isReloaded(header(0)) && !plan.isReloaded(.cell([])))
    var batch = BatchUpdate()
    batch.reloadedSections = [1]
    let counts = DataCounts(items: [2, 2])
    let plan = UpdatePlan(batch, before: counts, after: counts, remedy: "")
    expect(plan.isReloaded(.cell([1, 0])) && plan.isReloaded(header(1)))
    expect(!plan.isReloaded(.cell([0, 0])) && !plan.isReloaded(header(0)))
  }

  @Test func `items that move into a section that begins get other views`() {
    var changes = UpdatePlan.Changes()
    changes.movedItems = [
      .init(from: ItemPlace(section: 0, item: 0), to: ItemPlace(section: 1, item: 0), count: 2)
    ]
    changes.begunSections = [1]
    let (before, after) = (DataCounts(items: [4, 1]), DataCounts(items: [2, 3]))
    let plan = UpdatePlan(changes, before: before, after: after)
    expect((0..<4).map { plan.isReloaded(itemAt: [0, $0]) }, equals: [true, true, false, false])
    expect(!plan.isReloaded(itemAt: [1, 0]))
    expect((0..<4).map { plan.newPath([0, $0]) }, equals: [[1, 0], [1, 1], [0, 0], [0, 1]])
    changes.begunSections = []
    expect(!UpdatePlan(changes, before: before, after: after).isReloaded(itemAt: [0, 0]))
  }

  @Test func `a layout hears which places are taken and filled, in which order sections stand`() {
    let update = plan.layoutUpdate
    expect(update.sections, equals: [0, 2])
    expect(update.items.map(\.section) == [0] && update.items.first?.taken == [1..<2])
    var batch = BatchUpdate()
    batch.insertedItems = [[0, 0], [0, 1]]
    batch.movedItems = [.init(from: [0, 1], to: [1, 0])]
    let plan = UpdatePlan(
      batch, before: DataCounts(items: [2, 1]), after: DataCounts(items: [3, 2]), remedy: "")
    let other = plan.layoutUpdate
    expect(other.sections == nil && other.items.map(\.section) == [0, 1])
    expect(other.items.map(\.filled), equals: [[0..<2], [0..<1]])
    expect(other.items.map(\.taken) == [[1..<2], []] && other.moves.count == 1)
  }
}
