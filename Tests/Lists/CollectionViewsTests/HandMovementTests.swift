// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite("Moving items by hand and by keys")
struct HandMovementTests {
  private let rows = MovableRows([["a", "b", "c", "d"], ["e", "f"]])
  private let stage = Stage(Layouts.grid(), counts: [0])

  init() {
    stage.view.dataSource = rows.source
    stage.frame()
  }

  private func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    stage.surface.handle(.key(KeyEvent(key: key, modifiers: modifiers)))
    stage.frame()
  }

  @Test func `a hand keeps the item where it gripped it`() {
    expect(stage.view.hand.begin(at: [0, 0], touch: CGPoint(x: 30, y: 30), isRow: false))
    stage.view.hand.move(to: CGPoint(x: 190, y: 40))
    expect(stage.cell(0, 2)?.center, equals: CGPoint(x: 200, y: 50))
    stage.view.hand.end()
    stage.frame()
    expect(rows.items[0], equals: ["b", "c", "a", "d"])
  }

  @Test func `option and an arrow move the focused item, also to another section`() {
    press(.down)
    press(.right)
    press(.right, .alternate)
    expect(rows.items[0], equals: ["a", "c", "b", "d"])
    expect(stage.view.engine.focusedPath, equals: [0, 2])
    press(.left, .alternate)
    expect(rows.items[0], equals: ["a", "b", "c", "d"])
    press(.down, .alternate)
    expect(rows.items, equals: [["a", "c", "d"], ["e", "b", "f"]])
    expect(stage.view.engine.focusedPath, equals: [1, 1])
  }

  @Test func `what may not move stays`() {
    rows.mayMove = { $0 != [0, 1] }
    press(.down)
    press(.right)
    press(.right, .alternate)
    expect(rows.items[0], equals: ["a", "b", "c", "d"])
  }

  @Test func `held at an edge, the view scrolls and the item goes along`() {
    let many = MovableRows([(0..<200).map { "\($0)" }])
    stage.view.dataSource = many.source
    stage.frame()
    expect(stage.view.hand.begin(at: [0, 0], touch: CGPoint(x: 40, y: 40), isRow: false))
    stage.view.hand.move(to: CGPoint(x: 40, y: 475))
    for _ in 0..<120 { stage.surface.frame(at: stage.surface.now + 1.0 / 60) }
    expect(stage.view.contentOffset.y > 600)
    stage.view.hand.end()
    stage.frame()
    expect(many.items[0].firstIndex(of: "0").map { $0 > 40 }, equals: true)
    let rest = stage.view.contentOffset
    for _ in 0..<30 { stage.surface.frame(at: stage.surface.now + 1.0 / 60) }
    expect(stage.view.contentOffset, equals: rest)
  }
}
