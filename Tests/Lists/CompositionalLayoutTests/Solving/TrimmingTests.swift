// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCompositionalLayout

/// Tests of the length of groups with missing items.
@Suite("Trimming")
struct TrimmingTests {
  private func part(filled: Int, of capacity: Int) -> GroupSolver.Part {
    var part = GroupSolver.Part(size: CGSize(width: 100, height: 100), trimmed: 100)
    part.filled = filled
    part.capacity = capacity
    return part
  }

  @Test func `the reach is that of the furthest, of those present and of all`() {
    var reach = Trimming.Reach()
    reach.add(30, ofFull: 40, isPresent: true)
    reach.add(20, ofFull: 25, isPresent: true)
    reach.add(90, ofFull: 95, isPresent: false)
    expect(reach.present == 30 && reach.full == 95)
  }

  @Test func `a full group is as long as it is`() {
    let reach = Trimming.Reach(present: 10, full: 20)
    expect(
      Trimming.length(of: part(filled: 3, of: 3), inner: 80, outer: 100, reach: reach), equals: 100)
  }

  @Test func `another one ends behind what is there, and what a full one leaves over`() {
    let reach = Trimming.Reach(present: 30, full: 70)
    expect(
      Trimming.length(of: part(filled: 1, of: 3), inner: 80, outer: 100, reach: reach), equals: 40)
  }

  @Test func `less than any pixel is nothing`() {
    let reach = Trimming.Reach(present: 0, full: 80 - 1e-10)
    expect(
      Trimming.length(of: part(filled: 0, of: 3), inner: 80, outer: 100, reach: reach), equals: 0)
  }
}
