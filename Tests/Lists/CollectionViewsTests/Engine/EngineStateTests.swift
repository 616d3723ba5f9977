// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the engine's descriptions of itself and its state between cycles: `CollectionEngine+Anchor`,
/// `+Configurations`, `+Goal`, `+Invariants`, `+Movement`, `+Owner`, `+Resizing`.
@MainActor
@Suite("CollectionEngine, state")
struct EngineStateTests {
  private func stage(_ counts: [Int] = [30]) -> Stage {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: counts)
    stage.frame()
    return stage
  }

  // MARK: Anchor

  @Test func `an anchor that was left is taken, unless somebody scrolled since`() {
    let stage = stage()
    let engine = stage.view.engine
    stage.scroll(to: 400)
    let anchor = ScrollAnchor(engine: engine)
    func restored(scrolling: Bool) -> CGFloat {
      stage.scroll(to: 400)
      engine.keepAnchor(anchor)
      if scrolling { stage.view.contentOffset.y = 480 }
      let taken = engine.takeAnchor()
      expect(engine.pendingAnchor == nil)
      stage.view.contentOffset.y = 600
      taken.restore(in: engine)
      return stage.view.contentOffset.y
    }
    expect(restored(scrolling: false), equals: 400)
    expect(restored(scrolling: true), equals: 480)
  }

  @Test func `an anchor that waits goes with its element`() {
    let stage = stage()
    let engine = stage.view.engine
    stage.scroll(to: 400)
    engine.keepAnchor(ScrollAnchor(engine: engine))
    engine.renameAnchor { _ in .cell([0, 15]) }
    engine.takeAnchor().restore(in: engine)
    expect(stage.view.contentOffset.y, equals: 600)
    let fresh = Stage(Layouts.grid(), counts: [9])
    fresh.view.engine.keepAnchor(ScrollAnchor(engine: fresh.view.engine))
    expect(fresh.view.engine.pendingAnchor == nil)
  }

  @Test func `an update says of the place what the innermost says`() {
    let engine = stage().view.engine
    var heard: [PlaceInUpdates] = []
    engine.updating(.kept) {
      heard.append(engine.placeInUpdate)
      engine.updating(.asPolicy) { heard.append(engine.placeInUpdate) }
      heard.append(engine.placeInUpdate)
    }
    heard.append(engine.placeInUpdate)
    expect(heard, equals: [.kept, .asPolicy, .kept, .asPolicy])
  }

  // MARK: Configurations

  /// A cell that records its outline levels.
  private final class OutlineCell: UICollectionViewCell {
    var told: [Int] = []

    override func show(_ outline: any OutlineShowing, at indexPath: IndexPath) {
      told.append(outline.outlineLevel(at: indexPath))
    }
  }

  /// A data source whose items have their index as their outline level.
  private final class Outline: ItemAnswers, UICollectionViewDataSource, OutlineShowing {
    func toggleOutlineItem(at indexPath: IndexPath) {}
    func outlineLevel(at indexPath: IndexPath) -> Int { indexPath.item }
    func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool { false }
  }

  @Test func `cells are told how deep they stand`() throws {
    let stage = stage()
    let outline = Outline(counts: { [10] }) {
      $0.dequeueReusableCell(withReuseIdentifier: "outline", for: $1)
    }
    stage.view.register(OutlineCell.self, forCellWithReuseIdentifier: "outline")
    stage.view.dataSource = outline
    stage.frame()
    let engine = stage.view.engine
    let cell = try #require(stage.view.cellForItem(at: [0, 3]) as? OutlineCell)
    expect(Set(cell.told), equals: [3])
    cell.told = []
    engine.notifyOutline(cell, at: [0, 7])
    engine.updateOutlineCells()
    expect(cell.told, equals: [7, 3])
    expect(engine.isShown(cell, at: [0, 3]) && !engine.isShown(cell, at: [0, 4]))
    expect(stage.view.dataSource === outline)
  }

  @Test func `every cell is asked for its configurations anew`() {
    let stage = stage()
    var asked = 0
    for item in 0..<12 {
      stage.cell(0, item)?.configurationUpdateHandler = { _, _ in asked += 1 }
    }
    stage.frame()
    asked = 0
    stage.view.engine.updateConfigurations()
    stage.frame()
    expect(asked, equals: 12)
  }

  // MARK: Goal

  @Test func `content that is wider alone scrolls across`() {
    let stage = stage()
    expect(stage.view.engine.scrollAxis, equals: .vertical)
    stage.view.contentSize = CGSize(width: 900, height: 480)
    expect(stage.view.engine.scrollAxis, equals: .horizontal)
    stage.view.contentSize = CGSize(width: 900, height: 481)
    expect(stage.view.engine.scrollAxis, equals: .vertical)
  }

  @Test func `a scroll that came to its end has reached its item, one elsewhere has not`() {
    let stage = stage()
    let engine = stage.view.engine
    engine.scrollGoal = ScrollGoal(
      indexPath: [0, 5], position: .top, end: CGPoint(x: 0, y: 0.5))
    engine.didComeToRest()
    expect(engine.scrollGoal?.isReached == true && !engine.needs.isEmpty)
    engine.scrollGoal = ScrollGoal(indexPath: [0, 5], position: .top, end: CGPoint(x: 0, y: 9))
    engine.didComeToRest()
    expect(engine.scrollGoal == nil)
  }

  @Test func `a scroll under way goes after its item, and gives way to another one`() {
    let stage = stage()
    let engine = stage.view.engine
    ScrollPass(engine: engine, indexPath: [0, 20], position: .top).run(animated: true)
    expect(engine.scrollGoal?.end.y, equals: 720)
    engine.scrollGoal?.indexPath = [0, 10]
    engine.followScrollGoal()
    expect(engine.scrollGoal?.end.y == 400 && stage.view.animatedScrollEnd?.y == 400)
    stage.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    engine.followScrollGoal()
    expect(engine.scrollGoal == nil)
  }

  @Test func `an item that was reached and moved is gone to`() {
    let stage = stage()
    let engine = stage.view.engine
    stage.scroll(to: 100)
    engine.scrollGoal = ScrollGoal(
      indexPath: [0, 8], position: .top, end: CGPoint(x: 0, y: 100), isReached: true)
    engine.followScrollGoal()
    expect(stage.view.contentOffset.y == 320 && engine.scrollGoal == nil)
    engine.scrollGoal = ScrollGoal(
      indexPath: [0, 2], position: .top, end: CGPoint(x: 0, y: 7), isReached: false)
    engine.followScrollGoal()
    expect(stage.view.contentOffset.y == 320 && engine.scrollGoal == nil)
  }

  // MARK: Invariants

  @Test func `a view says what is on screen, and whether it is at rest`() {
    let stage = stage()
    let engine = stage.view.engine
    expect(engine.stateFaults.isEmpty && engine.isSettled && !engine.isMovingItem)
    expect(engine.viewsOnScreen.count, equals: 12)
    expect(MovementPass(engine: engine).lift([0, 1]) && engine.isMovingItem)
    stage.view.setNeedsLayout()
    engine.needs.lookAgain()
    expect(!engine.isSettled)
    engine.checkInvariants()
  }

  @Test func `a view that departs is on screen still`() {
    let stage = stage()
    stage.items[0].removeFirst()
    stage.view.performBatchUpdates { stage.view.deleteItems(at: [[0, 0]]) }
    expect(stage.view.engine.viewsOnScreen.count, equals: 13)
  }

  // MARK: Movement

  @Test func `an item in hand has its data where it came from`() {
    let stage = stage([3, 2])
    let engine = stage.view.engine
    let header = ElementKey(category: .supplementaryView, kind: "header", indexPath: [0, 1])
    let decoration = ElementKey(category: .decorationView, kind: "back", indexPath: [0, 1])
    expect(engine.dataPath(of: .cell([1, 1])), equals: [1, 1])
    let pass = MovementPass(engine: engine)
    expect(pass.lift([0, 1]))
    pass.hold(at: CGPoint(x: 160, y: 180), target: [1, 1])
    expect(engine.dataPath(of: .cell([1, 1])), equals: [0, 1])
    expect(engine.dataPath(of: .cell([0, 1])), equals: [0, 2])
    expect(engine.dataPath(of: decoration) == [0, 1] && engine.dataPath(of: header) == [0, 2])
    // There is no item at that place any more: what is named is the data's.
    expect(
      engine.shownPath(named: [0, 2]) == [0, 1] && engine.shownPath(named: [1, 2]) == [1, 2])
  }

  @Test func `an item in hand is where the hand is`() throws {
    let stage = stage()
    let engine = stage.view.engine
    let attributes = try #require(engine.layout.layoutAttributesForItem(at: [0, 1]))
    expect(engine.attributesInHand(attributes) == nil)
    let pass = MovementPass(engine: engine)
    expect(pass.lift([0, 1]))
    pass.hold(at: CGPoint(x: 170, y: 95), target: [0, 1])
    expect(engine.attributesInHand(attributes)?.center, equals: CGPoint(x: 170, y: 95))
    let other = try #require(engine.layout.layoutAttributesForItem(at: [0, 2]))
    expect(engine.attributesInHand(other) == nil)
  }

  @Test func `items behind a gap stand where the next one did`() throws {
    let stage = stage([3])
    let engine = stage.view.engine
    engine.movement.gap = [0, 1]
    func center(_ item: Int) throws -> CGFloat? {
      let path = IndexPath(item: item, section: 0)
      let attributes = try #require(engine.layout.layoutAttributesForItem(at: path))
      return engine.attributesInHand(attributes)?.center.y
    }
    let centers = try (0..<3).map(center)
    expect(centers, equals: [nil, 100, 140])
  }

  // MARK: Owner

  @Test func `an owner sees whether the view was laid out, and has it prepared`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [30])
    let engine = stage.view.engine
    expect(!engine.wasLaidOut && engine.waitsForPreparing && !engine.isLayingOut)
    engine.prepareIfNeeded()
    expect(!engine.waitsForPreparing && stage.view.contentSize.height == 1_200)
    expect(stage.asked.isEmpty)
    var isLayingOut = false
    stage.configure = { [unowned stage] _, _ in isLayingOut = stage.view.engine.isLayingOut }
    stage.frame()
    expect(engine.wasLaidOut && isLayingOut && !engine.isLayingOut)
    engine.refuseMovement()
    expect(engine.movement.isRefused)
  }

  // MARK: Resizing

  @Test func `a cell that may want another size is asked again, if the view wants to know`() throws
  {
    let stage = Stage(Layouts.list(), counts: [30])
    stage.frame()
    let engine = stage.view.engine
    let cell = try #require(stage.view.cellForItem(at: [0, 1]))
    let element = try #require(engine.realised[.cell([0, 1])])
    stage.view.selfSizingInvalidation = .disabled
    engine.sizeMayHaveChanged(cell, because: .enabled)
    expect(element.wasAsked && engine.needs.isEmpty)
    stage.view.selfSizingInvalidation = .enabled
    engine.sizeMayHaveChanged(cell, because: .enabledIncludingConstraints)
    expect(element.wasAsked)
    stage.cell(0, 1)?.wantedHeight = 90
    engine.sizeMayHaveChanged(cell, because: .enabled)
    expect(!element.wasAsked && !engine.needs.isEmpty && engine.resizesAnimated)
    stage.frame()
    expect(cell.frame.height == 90 && !engine.resizesAnimated)
  }

  @Test func `who waits for a frame hears whether all is done`() {
    let stage = stage()
    var heard: [Bool] = []
    stage.view.engine.afterNextFrame { heard.append($0) }
    expect(heard.isEmpty)
    stage.frame()
    expect(heard, equals: [true])
  }
}
