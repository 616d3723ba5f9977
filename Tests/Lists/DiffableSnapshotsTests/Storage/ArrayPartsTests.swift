// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of arrays divided into parts (`Array+Parts`) and accessed in place (`Array+Leaves`).
@Suite("Array parts")
struct ArrayPartsTests {
  @Test(arguments: [true, false])
  func `parts are the whole in order, none above the limit, as few as can be`(full: Bool) {
    for count in 0..<40 {
      for limit in 1..<12 {
        let parts = Array(0..<count).parts(ofAtMost: limit, full: full)
        expect(parts.flatMap { Array($0) }, equals: Array(0..<count))
        expect(parts.allSatisfy { $0.count <= limit })
        expect(parts.count, equals: max(1, Int((Double(count) / Double(limit)).rounded(.up))))
      }
    }
  }

  @Test func `full parts are full but for the last, others are of nearly equal length`() {
    let array = Array(0..<10)
    expect(array.parts(ofAtMost: 4, full: true).map(\.count), equals: [4, 4, 2])
    expect(array.parts(ofAtMost: 4, full: false).map(\.count), equals: [3, 3, 4])
  }

  @Test func `leaves are the elements of the array where they lie`() {
    let array = [3, 5, 8]
    let leaves = array.leaves
    withExtendedLifetime(array) {
      expect(leaves.map(\.count), equals: [3])
      expect(leaves[0].stride, equals: MemoryLayout<Int>.stride)
      expect((0..<3).map { leaves[0].element($0).load(as: Int.self) }, equals: array)
    }
  }

  @Test func `an array without elements has no leaves to look into`() {
    expect([Int]().leaves.reduce(0) { $0 + $1.count }, equals: 0)
  }
}
