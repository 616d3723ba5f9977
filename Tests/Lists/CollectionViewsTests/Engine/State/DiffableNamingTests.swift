// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the engine's queries of snapshot data sources (`ItemNaming`, `OutlineShowing`), and of the scroll
/// position during an update (`PlaceInUpdates`).
@MainActor
@Suite("ItemNaming")
struct DiffableNamingTests {
  private func stage(_ items: Int = 30) -> Stage {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 40))
    stage.apply([("s", (0..<items).map { "item \($0)" })])
    stage.frame()
    return stage
  }

  @Test func `a message names an item by its identifier too, where it is known`() throws {
    let stage = stage()
    let naming: any ItemNaming = stage.source
    let words = try #require(naming.itemWords(at: [0, 2]))
    expect(words.contains("item 2") && naming.itemWords(at: [0, 99]) == nil)
    let engine = stage.view.engine
    expect(engine.words(forItemAt: [0, 2]), equals: "section 0, item 2, \(words)")
    expect(engine.words(forItemAt: [0, 99]), equals: "section 0, item 99")
    expect(engine.wordsForUpdate.contains("apply a snapshot"))
    let plain = Stage(Layouts.grid(), counts: [3])
    expect(plain.view.engine.words(forItemAt: [0, 2]), equals: "section 0, item 2")
    expect(plain.view.engine.wordsForUpdate.contains("name every change"))
  }

  @Test func `an outline says how deep an item is, and opens it`() {
    let stage = stage(1)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["parent"])
    outline.append(["child"], to: "parent")
    stage.source.apply(outline, to: "s", animatingDifferences: false)
    stage.frame()
    let showing: any OutlineShowing = stage.source
    expect(stage.texts == ["parent"] && !showing.isOutlineItemExpanded(at: [0, 0]))
    showing.toggleOutlineItem(at: [0, 0])
    for _ in 0..<60 { stage.frame() }
    expect(stage.texts == ["parent", "child"] && showing.isOutlineItemExpanded(at: [0, 0]))
    expect([0, 1].map { showing.outlineLevel(at: [0, $0]) }, equals: [0, 1])
    showing.toggleOutlineItem(at: [0, 99])
    expect(showing.outlineLevel(at: [0, 99]), equals: 0)
  }

  @Test func `an update keeps the offset, or what is seen when it says so`() {
    for place in [PlaceInUpdates.asPolicy, .kept] {
      let stage = stage()
      stage.view.contentOffset.y = 400
      stage.frame()
      var snapshot = stage.source.snapshot()
      snapshot.insertItems(["new"], beforeItem: "item 0")
      stage.view.engine.placeInUpdate = place
      stage.source.apply(snapshot, place: place, animatingDifferences: false, completion: nil)
      stage.frame()
      expect(stage.view.contentOffset.y, equals: (place == .kept ? 440 : 400))
    }
  }
}
