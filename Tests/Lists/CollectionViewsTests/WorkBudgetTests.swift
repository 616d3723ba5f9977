// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the exact work of common operations of collection views: cells created, reused, configured and
/// measured, and queries of the app.
///
/// The view is 320 by 480 points. A grid's rows are 80 points high and hold four cells, so below a header of
/// 40 points six rows are visible, 24 cells.
@MainActor
@Suite("Work budgets")
struct WorkBudgetTests {
  typealias Work = CountedWork.Work

  private func grid(sections: Int = 3) -> CountedWork {
    let stage = CountedWork(gridSections: sections)
    stage.work()
    return stage
  }

  /// Returns a counter for rows of 60 points with an estimated height of 50; eight are visible.
  private func list() -> CountedWork {
    let stage = CountedWork(rowsWanting: 60)
    stage.work()
    return stage
  }

  // MARK: First frame

  @Test(arguments: [3, 300])
  func `the first frame asks each section once, and for the cells in sight once`(sections: Int) {
    let stage = CountedWork(gridSections: sections)
    expect(
      stage.work(),
      equals: Work(
        cellsCreated: 24, headersCreated: 1, cellsAsked: 24, headersAsked: 1,
        sectionsAsked: sections, prepares: 1, solves: 1))
    expect(stage.work(), equals: Work())
  }

  @Test func `rows that size themselves are measured once each`() {
    let stage = CountedWork(rowsWanting: 60)
    expect(
      stage.work(),
      equals: Work(
        cellsCreated: 8, headersCreated: 1, cellsAsked: 8, headersAsked: 1, sectionsAsked: 3,
        measured: 8, prepares: 9, solves: 1))
  }

  // MARK: Scrolling

  @Test func `scrolling within a row does nothing but move`() {
    let stage = grid()
    expect(stage.work(ofScrollingTo: 20), equals: Work())
    expect(stage.work(ofScrollingTo: 0), equals: Work())
  }

  @Test func `scrolling by a row uses the four cells again that left`() {
    let stage = grid()
    // Rows 0 to 6 are in sight; nothing has left yet but the header.
    expect(stage.work(ofScrollingTo: 80), equals: Work(cellsCreated: 4, cellsAsked: 4))
    for row in 2...19 {
      expect(
        stage.work(ofScrollingTo: CGFloat(row) * 80), equals: Work(cellsReused: 4, cellsAsked: 4))
    }
    expect(stage.work(ofScrollingTo: 18 * 80), equals: Work(cellsReused: 4, cellsAsked: 4))
  }

  @Test func `a jump uses all cells again`() {
    let stage = grid()
    // Seven rows are in sight at either place, the first and the last by half.
    expect(
      stage.work(ofScrollingTo: 1040),
      equals: Work(cellsCreated: 4, cellsReused: 24, cellsAsked: 28))
    expect(stage.work(ofScrollingTo: 480), equals: Work(cellsReused: 28, cellsAsked: 28))
  }

  @Test func `the header of the next section is the one that left`() {
    let stage = grid()
    _ = stage.work(ofScrollingTo: 1500)
    // The next section begins at 2040 points; 20 of its header's 40 points come into sight.
    expect(
      stage.work(ofScrollingTo: 1580),
      equals: Work(cellsReused: 0, headersReused: 1, cellsAsked: 0, headersAsked: 1))
  }

  @Test func `a row is measured when it comes into sight, and moves nothing when it comes again`() {
    let stage = list()
    expect(
      stage.work(ofScrollingTo: 60),
      equals: Work(cellsCreated: 1, cellsAsked: 1, measured: 1, prepares: 1))
    expect(stage.work(ofScrollingTo: 0), equals: Work(headersReused: 1, headersAsked: 1))
    expect(stage.work(ofScrollingTo: 60), equals: Work(cellsReused: 1, cellsAsked: 1, measured: 1))
  }

  // MARK: Applying

  @Test func `an insertion in sight costs one cell, used again`() {
    let stage = grid()
    expect(
      stage.work { $0.insertItems([9_000], beforeItem: 5) },
      equals: Work(cellsReused: 1, cellsAsked: 1, sectionsAsked: 3, prepares: 1, solves: 1))
  }

  @Test func `an insertion out of sight costs no cell`() {
    let stage = grid()
    expect(
      stage.work { $0.insertItems([9_000], beforeItem: 250) },
      equals: Work(sectionsAsked: 3, prepares: 1, solves: 1))
  }

  @Test func `a deletion in sight costs one cell, which is the deleted one`() {
    let stage = grid()
    expect(
      stage.work { $0.deleteItems([5]) },
      equals: Work(cellsReused: 1, cellsAsked: 1, sectionsAsked: 3, prepares: 1, solves: 1))
  }

  @Test func `a move in sight costs no cell`() {
    let stage = grid()
    expect(
      stage.work { $0.moveItem(2, afterItem: 17) },
      equals: Work(sectionsAsked: 3, prepares: 1, solves: 1))
  }

  // After every apply, the sections are queried for their current layout.

  @Test func `an item configured again keeps its cell`() {
    let stage = grid()
    expect(
      stage.work { $0.reconfigureItems([5]) },
      equals: Work(cellsAsked: 1, sectionsAsked: 3, prepares: 1, solves: 1))
    let path = IndexPath(item: 5, section: 0)
    expect(stage.work(of: { stage.view.reconfigureItems(at: [path]) }), equals: Work(cellsAsked: 1))
  }

  @Test func `an item that is reloaded gets another cell`() {
    let stage = grid()
    expect(
      stage.work { $0.reloadItems([5]) },
      equals: Work(cellsCreated: 1, cellsAsked: 1, sectionsAsked: 3, prepares: 1, solves: 1))
    expect(
      stage.work { $0.reloadItems([6]) },
      equals: Work(cellsReused: 1, cellsAsked: 1, sectionsAsked: 3, prepares: 1, solves: 1))
  }

  @Test func `an animated apply costs what it costs without, and its frames nothing`() {
    let stage = grid()
    let work = stage.work(animated: true) { $0.insertItems([9_000], beforeItem: 5) }
    expect(
      work, equals: Work(cellsCreated: 1, cellsAsked: 1, sectionsAsked: 3, prepares: 1, solves: 1))
    for _ in 0..<30 { expect(stage.work(), equals: Work()) }
  }

  @Test func `a new row that sizes itself is measured, the others are not`() {
    let stage = list()
    expect(
      stage.work { $0.insertItems([9_000], beforeItem: 3) },
      equals: Work(
        cellsReused: 1, cellsAsked: 1, sectionsAsked: 3, measured: 1, prepares: 2, solves: 1))
  }

  // MARK: Turning

  @Test func `turning keeps the cells that stay in sight, without a question about them`() {
    let stage = grid()
    // Three and a half rows of 80 points are in sight of 320, behind the header.
    expect(stage.workOfTurning(), equals: Work(sectionsAsked: 3, prepares: 1, solves: 1))
    expect(
      stage.workOfTurning(),
      equals: Work(cellsReused: 8, cellsAsked: 8, sectionsAsked: 3, prepares: 1, solves: 1))
  }

  @Test func `turning measures each row in sight once for its new width`() {
    let stage = list()
    expect(
      stage.workOfTurning(), equals: Work(sectionsAsked: 3, measured: 5, prepares: 6, solves: 1))
    expect(
      stage.workOfTurning(),
      equals: Work(
        cellsReused: 3, cellsAsked: 3, sectionsAsked: 3, measured: 8, prepares: 9, solves: 1))
  }

  // MARK: Reloading

  @Test func `reloading asks for each cell in sight once and makes none`() {
    let stage = grid()
    expect(
      stage.work { stage.view.reloadData() },
      equals: Work(
        cellsReused: 24, headersReused: 1, cellsAsked: 24, headersAsked: 1, sectionsAsked: 3,
        prepares: 1, solves: 1))
  }

  @Test func `reloading measures each row in sight once`() {
    let stage = list()
    expect(
      stage.work { stage.view.reloadData() },
      equals: Work(
        cellsReused: 8, headersReused: 1, cellsAsked: 8, headersAsked: 1, sectionsAsked: 3,
        measured: 8, prepares: 9, solves: 1))
  }

  @Test func `reloading again and again in one frame costs what reloading once costs`() {
    let stage = grid()
    let work = stage.work { for _ in 0..<10 { stage.view.reloadData() } }
    expect(work.cellsAsked, equals: 24)
    expect(work.cellsCreated, equals: 0)
    expect(work.prepares, equals: 1)
  }
}
