// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests that evenly spaced labels return the same results as the same labels listed one by one.
@Suite("ItemLabels")
struct ItemLabelsTests {
  private let even = ItemLabels.even(FreeLabels(first: -20, distance: 4))
  private let numbers = stride(from: -20, to: 20, by: 4).map { $0 }

  @Test func `a label stands at its offset`() {
    let listed = ItemLabels.listed(numbers)
    for offset in numbers.indices {
      expect(even[offset], equals: numbers[offset])
      expect(listed[offset], equals: numbers[offset])
    }
    expect(even.list(numbers.count), equals: numbers)
    expect(listed.list(numbers.count), equals: numbers)
  }

  @Test func `a part has the labels of its range`() {
    expect(even.part(3..<7).list(4), equals: Array(numbers[3..<7]))
    expect(ItemLabels.listed(numbers).part(3..<7).list(4), equals: Array(numbers[3..<7]))
  }

  @Test func `a part of even labels stays even`() {
    guard case .even(let labels) = even.part(2..<5) else {
      Issue.record("the part lists its labels")
      return
    }
    expect(labels.first == -12 && labels.distance == 4)
  }

  @Test func `every label is found at its offset, and no other number is`() {
    for label in -25...25 {
      let wanted = numbers.firstIndex(of: label)
      expect(even.offset(of: label, count: numbers.count), equals: wanted)
      expect(ItemLabels.listed(numbers).offset(of: label, count: numbers.count), equals: wanted)
    }
  }

  @Test func `what stands behind the items is not found`() {
    expect(even.offset(of: 20, count: 10) == nil)
    expect(even.offset(of: 20, count: 11), equals: 10)
    expect(ItemLabels.listed([]).offset(of: 0, count: 0) == nil)
  }
}
