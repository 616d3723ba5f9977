// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing

@testable import MullionCompositionalLayout

/// Tests of measured sizes by item, compared with a dictionary.
@Suite("ItemSizes")
struct ItemSizesTests {
  @Test(arguments: 0..<5)
  func `every size is found, and the next item that has one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var sizes = ItemSizes()
    var naive: [Int: CGSize] = [:]
    for item in 0..<60 where Int.random(in: 0..<Int(seed + 1), using: &random) == 0 {
      naive[item] = CGSize(width: item, height: Int.random(in: 0..<99, using: &random))
      sizes.append(naive[item] ?? .zero, item: item)
    }
    for item in 0..<70 {
      expect(sizes.size(of: item), equals: naive[item])
      expect(sizes.next(notBefore: item), equals: naive.keys.filter { $0 >= item }.min())
    }
    expect(sizes.entries.map(\.item), equals: naive.keys.sorted())
  }

  @Test func `without sizes there is none`() {
    expect(ItemSizes().size(of: 0) == nil && ItemSizes().next(notBefore: 0) == nil)
  }
}
