// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionViews
import Testing

@Suite("CycleNeeds")
struct CycleNeedsTests {
  /// The needs of a cycle after all of them are satisfied.
  private var none: CycleNeeds {
    var needs = CycleNeeds()
    needs.haveCounts()
    _ = needs.takePreparing()
    return needs
  }

  @Test func `a new view needs to know its data and its layout`() {
    let needs = CycleNeeds()
    expect(needs.counts && needs.preparing && needs.countsOrPreparing)
    expect(none.isEmpty && !none.countsOrPreparing)
  }

  @Test func `preparing for scrolling alone is told apart until something else asks for it`() {
    var needs = none
    expect(needs.takePreparing() == nil)
    needs.prepare(forScrolling: true)
    expect(needs.takePreparing(), equals: true)
    needs.prepare(forScrolling: true)
    needs.prepare()
    needs.prepare(forScrolling: true)
    expect(needs.takePreparing(), equals: false)
    expect(needs.isEmpty)
  }

  @Test func `what was taken is open no longer`() {
    var needs = none
    needs.queryViews()
    needs.checkRange()
    needs.requestTarget()
    needs.lookAgain()
    expect(!needs.isEmpty && !needs.countsOrPreparing)
    expect(needs.takeAsking() && needs.takeRange() && needs.takeTarget())
    expect(!needs.takeAsking() && !needs.takeRange() && !needs.takeTarget())
    needs.look()
    expect(needs.isEmpty)
  }
}
