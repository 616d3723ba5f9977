// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of animated updates, and of departing views (`CollectionEngine+Animating`).
@MainActor
@Suite("CollectionEngine, animating")
struct EngineAnimatingTests {
  private func stage() -> Stage {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [30])
    stage.frame()
    return stage
  }

  /// Deletes the first item; `told` is called with the argument of the completion handler.
  private func delete(_ stage: Stage, _ told: @escaping (Bool) -> Void = { _ in }) {
    stage.items[0].removeFirst()
    stage.view.performBatchUpdates({ stage.view.deleteItems(at: [[0, 0]]) }, completion: told)
  }

  @Test func `what nobody sees is done at once`() {
    let stage = Stage(Layouts.grid(), counts: [9])
    var told: [Bool] = []
    expect(!stage.view.engine.isSeen)
    stage.view.engine.animating(true, {}, completion: { told.append($0) })
    expect(told, equals: [true])
    stage.frame()
    expect(stage.view.engine.isSeen)
    stage.view.engine.animating(false, {}, completion: { told.append($0) })
    expect(told == [true, true] && stage.view.engine.animationsUnderWay.isEmpty)
    stage.view.isHidden = true
    expect(!stage.view.engine.isSeen)
  }

  @Test func `changes inside of changes arrive with them`() {
    let stage = stage()
    var told: [String] = []
    stage.view.engine.animating(
      true,
      {
        stage.view.engine.animating(true, {}, completion: { _ in told.append("inner") })
        expect(stage.view.engine.animationsUnderWay.count, equals: 1)
      }, completion: { _ in told.append("outer") })
    expect(told.isEmpty && stage.view.engine.animation == nil)
    for _ in 0..<3 { stage.frame() }
    expect(told == ["outer", "inner"] && stage.view.engine.animationsUnderWay.isEmpty)
  }

  @Test func `a view that goes is seen on its way, behind the others`() {
    let stage = stage()
    let engine = stage.view.engine
    let cell = stage.cell(0, 0)
    delete(stage)
    expect(engine.departingViews == 1 && cell?.superview === stage.view)
    expect(cell?.layer.zPosition == -1 && cell?.isPooled == false)
    for _ in 0..<3 { stage.frame() }
    expect(engine.departingViews == 0 && cell?.isPooled == true && cell?.superview == nil)
  }

  @Test func `who waits hears that an animation was given up`() {
    let stage = stage()
    var told: [Bool] = []
    delete(stage) { told.append($0) }
    expect(stage.view.engine.giveUpAnimations().count, equals: 1)
    stage.view.engine.departures.all.map(\.element.view).forEach {
      stage.view.engine.finishDeparture(of: $0)
    }
    expect(stage.view.engine.departingViews, equals: 0)
    for _ in 0..<3 { stage.frame() }
    expect(told, equals: [false])
  }

  @Test func `a view on its way out comes back with its element`() {
    let stage = stage()
    let engine = stage.view.engine
    stage.items[0].insert(contentsOf: (0..<20).map { "new \($0)" }, at: 0)
    let last = stage.cell(0, 11)
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: (0..<20).map { IndexPath(item: $0, section: 0) })
    }
    expect(engine.departingViews, equals: 12)
    expect(engine.takeBack(.cell([0, 31])) === last && engine.departingViews == 11)
    expect(engine.takeBack(.cell([0, 31])) == nil && engine.takeBack(.cell([0, 5])) == nil)
  }

  @Test func `the layout hears of an update, and once of its end`() {
    let layout = HookedLayout()
    let stage = Stage(layout, counts: [30])
    stage.frame()
    let engine = stage.view.engine
    layout.log = []
    engine.finalizeUpdates()
    expect(layout.log.isEmpty)
    delete(stage)
    expect(layout.takeLog().filter { $0.hasPrefix("finalize") }, equals: ["finalize animated"])
    expect(!engine.isUpdateAnnounced && engine.announced == nil)
  }
}
