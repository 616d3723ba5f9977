// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of elements that are accessed in place in memory.
@Suite("LeafElements")
struct LeafElementsTests {
  private struct Entry {
    let identifier: Int
    let rest: (Int8, Int) = (0, 0)
  }

  private func identifiers(_ elements: LeafElements) -> [Int] {
    (0..<elements.count).map { elements.element($0).load(as: Int.self) }
  }

  @Test func `elements are as far apart as their type says`() {
    let entries = [4, 9, 2, 7].map { Entry(identifier: $0) }
    entries.withUnsafeBytes { bytes in
      let elements = LeafElements(bytes, of: Entry.self)
      expect(elements?.stride, equals: MemoryLayout<Entry>.stride)
      expect(elements.map(identifiers), equals: [4, 9, 2, 7])
    }
  }

  @Test func `a range of elements begins with its first`() {
    let numbers = Array(10..<20)
    numbers.withUnsafeBytes { bytes in
      let elements = LeafElements(bytes, of: Int.self)
      expect(elements.map { identifiers($0[3..<6]) }, equals: [13, 14, 15])
      expect(elements.map { identifiers($0[3..<6][1..<2]) }, equals: [14])
    }
  }

  @Test func `nothing has no elements`() {
    [Int]().withUnsafeBytes { expect(LeafElements($0, of: Int.self) == nil) }
  }
}
