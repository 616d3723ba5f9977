// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Self-sizing")
struct SelfSizingTests {
  private func stage(_ height: @escaping (Int) -> CGFloat?, count: Int = 100) -> Stage {
    let stage = Stage(Layouts.list(estimate: 50), counts: [count])
    stage.configure = { $0.wantedHeight = height($1.item) }
    return stage
  }

  @Test func `a cell gets the height it asks for, and the next one follows`() {
    let stage = stage { CGFloat(30 + $0 * 10) }
    stage.frame()
    expect(stage.cell(0, 0)?.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 30))
    expect(stage.cell(0, 2)?.frame, equals: CGRect(x: 0, y: 70, width: 320, height: 50))
  }

  @Test func `what is pushed out of sight is neither made nor measured`() {
    let stage = stage { _ in 200 }
    stage.frame()
    expect(stage.shown, equals: ["0.0", "0.1", "0.2"])
    expect(stage.counters.cellsCreated, equals: 3)
    expect(stage.counters.measured, equals: 3)
    expect(stage.view.contentSize.height, equals: 5450)
  }

  @Test func `heights are rounded up to the pixel`() {
    let stage = stage { _ in 40.3 }
    stage.frame()
    expect(stage.cell(0, 1)?.frame.minY, equals: 40.5)
  }

  @Test func `a cell that asks for nothing keeps the estimate`() {
    let stage = stage { _ in nil }
    stage.frame()
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 0, y: 50, width: 320, height: 50))
  }

  @Test func `scrolling down does not move what is on screen`() throws {
    let stage = stage { CGFloat(40 + $0 % 7 * 20) }
    stage.frame()
    for step in 1...60 {
      let before = stage.view.contentOffset.y
      stage.scroll(to: CGFloat(step) * 50)
      expect(stage.view.contentOffset.y >= before)
      expect(stage.view.contentOffset.y, equals: CGFloat(step) * 50)
    }
  }

  @Test func `cells that come in above with another height do not push the others down`() throws {
    let stage = stage { CGFloat(40 + $0 % 7 * 20) }
    stage.frame()
    stage.view.scrollToItem(at: [0, 60], at: .top, animated: false)
    stage.frame()
    for _ in 1...30 {
      let cells = stage.view.indexPathsForVisibleItems.sorted()
      let path = try #require(cells.dropFirst().first)
      let offset = stage.view.contentOffset.y
      let place = try #require(stage.view.cellForItem(at: path)).frame.minY - offset
      stage.scroll(to: offset - 20)
      let after = try #require(stage.view.cellForItem(at: path)).frame.minY
      expect(after - stage.view.contentOffset.y, equals: place + 20)
    }
  }

  @Test func `scrolling to an item that was only estimated finds it`() throws {
    let stage = stage { _ in 90 }
    stage.frame()
    stage.view.scrollToItem(at: [0, 70], at: .top, animated: false)
    let cell = try #require(stage.cell(0, 70))
    expect(cell.frame.minY, equals: stage.view.contentOffset.y)
  }

  @Test func `another width measures again`() {
    let stage = stage { _ in 200 }
    stage.frame()
    stage.surface.resize(to: CGSize(width: 400, height: 480), scale: 2)
    stage.frame()
    expect(stage.counters.measured, equals: 6)
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 0, y: 200, width: 400, height: 200))
  }

  @Test func `a height that never settles is asked for once`() {
    var height: CGFloat = 20
    let stage = Stage(Layouts.list(estimate: 50), counts: [3])
    stage.configure = { cell, _ in
      height += 10
      cell.wantedHeight = height
    }
    stage.frame()
    expect(stage.counters.measured, equals: 3)
  }

  @Test func `measured heights go with their items through an update`() {
    let stage = stage({ CGFloat(30 + $0 * 10) }, count: 6)
    stage.frame()
    stage.configure = { cell, _ in cell.wantedHeight = 100 }
    stage.view.performBatchUpdates {
      stage.items[0].insert("new", at: 0)
      stage.view.insertItems(at: [[0, 0]])
    }
    expect(stage.cell(0, 0)?.frame.height, equals: 100)
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 0, y: 100, width: 320, height: 30))
    expect(stage.counters.measured, equals: 7)
  }
}
