// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of transition layouts.
@MainActor
@Suite("Transition layouts")
struct TransitionLayoutTests {
  private func stage() -> Stage {
    let stage = Stage(
      Layouts.grid(columns: 1, height: 40), items: [(0..<6).map { "\($0)" }])
    stage.frame()
    return stage
  }

  @Test func `progress moves elements from one layout to the other`() {
    let stage = stage()
    let goal = Layouts.grid(columns: 2, height: 100)
    var ends: [[Bool]] = []
    let layout = stage.view.startInteractiveTransition(to: goal) { ends.append([$0, $1]) }
    expect(stage.view.collectionViewLayout === layout)
    let cell = stage.cell(0, 1)
    stage.frame()
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 0, y: 40, width: 320, height: 40))
    layout.transitionProgress = 0.5
    stage.frame()
    expect(stage.cell(0, 1) === cell)
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 80, y: 20, width: 240, height: 70))
    expect(stage.view.contentSize.height, equals: 270)
    stage.view.engine.checkInvariants()
    stage.view.finishInteractiveTransition()
    expect(stage.view.collectionViewLayout === goal)
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 160, y: 0, width: 160, height: 100))
    stage.frame(after: 0.15)
    expect(stage.painted["1"]?.x, equals: 120)
    stage.frame(after: 1)
    stage.frame(after: 1)
    expect(ends, equals: [[true, true]])
    stage.view.engine.checkInvariants()
  }

  @Test func `a cancelled transition goes back`() {
    let stage = stage()
    let old = stage.view.collectionViewLayout
    var ends: [[Bool]] = []
    let layout = stage.view.startInteractiveTransition(to: Layouts.grid(columns: 3)) {
      ends.append([$0, $1])
    }
    layout.transitionProgress = 0.7
    stage.frame()
    stage.view.cancelInteractiveTransition()
    expect(stage.view.collectionViewLayout === old)
    stage.frame(after: 1)
    stage.frame(after: 1)
    expect(ends, equals: [[false, true]])
    expect(stage.painted["5"], equals: PaintedCell(x: 0, y: 200, alpha: 1, height: 40))
  }

  @Test func `progress is not limited, and values are kept by name`() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: Layouts.grid(), nextLayout: Layouts.list())
    expect(layout.transitionProgress, equals: 0)
    layout.transitionProgress = 2
    expect(layout.transitionProgress, equals: 2)
    layout.transitionProgress = -1
    expect(layout.transitionProgress, equals: -1)
    layout.updateValue(7, forAnimatedKey: "angle")
    expect(layout.value(forAnimatedKey: "angle"), equals: 7)
    expect(layout.value(forAnimatedKey: "other"), equals: 0)
  }

  @Test func `an update during a transition keeps cells with their items`() {
    let stage = stage()
    let layout = stage.view.startInteractiveTransition(to: Layouts.grid(columns: 3))
    layout.transitionProgress = 0.5
    stage.frame()
    stage.items[0].insert("x", at: 0)
    stage.view.insertItems(at: [[0, 0]])
    stage.frame(after: 1)
    expect(stage.cell(0, 0)?.text, equals: "x")
    expect(stage.cell(0, 6)?.text, equals: "5")
    stage.view.engine.checkInvariants()
  }
}
