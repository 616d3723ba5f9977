// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionCompositionalLayout

/// Tests of storage for a value that is rarely present.
@Suite("Rare")
struct RareTests {
  @Test func `nothing is not there, and is not changed`() {
    var rare = Rare<Int>(nil)
    expect(!rare.isPresent && rare.value == nil)
    let answer: Int? = rare.change { _ in
      Issue.record("there is nothing to change")
      return 1
    }
    expect(answer == nil)
  }

  @Test func `a change answers, and stays`() {
    var rare = Rare([1, 2])
    let last = rare.change {
      $0.append(3)
      return $0.count
    }
    expect(last == 3 && rare.value == [1, 2, 3] && rare.isPresent)
  }

  @Test func `a copy keeps its value when the other one changes`() {
    var rare = Rare([1])
    let copy = rare
    _ = rare.change { $0 = [2] }
    expect(copy.value == [1] && rare.value == [2])
  }

  @Test func `a value that nobody else has is changed where it is`() {
    var rare = Rare(Array(0..<100))
    let before = rare.change { $0.withUnsafeBufferPointer { $0.baseAddress } }
    let after = rare.change { array -> UnsafePointer<Int>? in
      array[0] = 7
      return array.withUnsafeBufferPointer { $0.baseAddress }
    }
    expect(before, equals: after)
  }
}
