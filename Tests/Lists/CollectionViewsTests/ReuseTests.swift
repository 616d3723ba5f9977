// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Reuse")
struct ReuseTests {
  @Test func `the delegate hears of a cell before that is in the view`() {
    let stage = Stage(Layouts.grid(), counts: [50])
    let delegate = HookDelegate()
    stage.view.delegate = delegate
    stage.frame()
    expect(delegate.comingFromOutside, equals: stage.shown.count)
  }

  @Test func `only the cells in sight are made`() {
    let stage = Stage(Layouts.grid(), counts: [1000])
    stage.frame()
    expect(stage.shown.count, equals: 24)
    expect(stage.counters.cellsCreated, equals: 24)
    expect(stage.counters.cellsConfigured, equals: 24)
    expect(stage.counters.layoutSolves, equals: 1)
  }

  @Test func `the first frame of a hundred thousand items costs what that of a hundred costs`() {
    let few = Stage(Layouts.grid(), counts: [100])
    let many = Stage(Layouts.grid(), counts: [100_000])
    few.frame()
    many.frame()
    expect(few.counters, equals: many.counters)
  }

  @Test func `scrolling uses cells again`() {
    let stage = Stage(Layouts.grid(), counts: [100_000])
    stage.frame()
    for row in 1...200 { stage.scroll(to: CGFloat(row) * 40) }
    expect(stage.counters.cellsCreated, equals: 28)
    expect(stage.counters.layoutSolves, equals: 1)
    expect(stage.counters.cellsConfigured, equals: 24 + 100 * 4)
    expect(stage.counters.cellsReused, equals: 24 + 100 * 4 - 28)
  }

  @Test func `a cell is where the layout says`() throws {
    let stage = Stage(Layouts.grid(), counts: [10])
    stage.frame()
    let cell = try #require(stage.cell(0, 5))
    expect(cell.frame, equals: CGRect(x: 80, y: 80, width: 80, height: 80))
    expect(cell.superview === stage.view)
    expect(stage.view.indexPath(for: cell), equals: IndexPath(item: 5, section: 0))
    expect(stage.view.contentSize, equals: CGSize(width: 320, height: 240))
  }
}
