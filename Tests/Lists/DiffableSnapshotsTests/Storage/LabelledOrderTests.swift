// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of the labels for new elements, and of relabelling when none are free.
@Suite("LabelledOrder")
struct LabelledOrderTests {
  private struct Entry: LabelledElement, Equatable {
    let name: Int
    var label: Int
  }

  /// A labelled order with an array as its storage.
  private struct Listed: LabelledOrder {
    var elements: [Entry]

    init(_ labels: some Sequence<Int>) {
      elements = labels.enumerated().map { Entry(name: $0, label: $1) }
    }

    var count: Int { elements.count }
    subscript(position: Int) -> Entry { elements[position] }

    mutating func relabel(from position: Int, _ labels: ArraySlice<Int>) {
      for (offset, label) in labels.enumerated() where position + offset < count {
        elements[position + offset].label = label
      }
    }
  }

  private let step = 1 << 32

  private func room(
    _ number: Int, at position: Int, in order: inout Listed
  ) -> (labels: [Int], relabelled: [Int]) {
    var relabelled: [Int] = []
    let labels = order.room(for: number, at: position) { relabelled.append($0.name) }
    return ((0..<number).map { labels[$0] }, relabelled)
  }

  @Test func `the first elements begin with 0`() {
    var order = Listed([])
    let found = room(3, at: 0, in: &order)
    expect(found.labels, equals: [0, step, 2 * step])
    expect(found.relabelled, equals: [])
  }

  @Test func `at the ends labels go on, far apart`() {
    var order = Listed([50, 60])
    expect(room(2, at: 2, in: &order).labels, equals: [60 + step, 60 + 2 * step])
    expect(room(2, at: 0, in: &order).labels, equals: [50 - 2 * step, 50 - step])
  }

  @Test func `between two neighbours labels are evenly spaced`() {
    var order = Listed([100, 200])
    expect(room(1, at: 1, in: &order).labels, equals: [150])
    expect(room(3, at: 1, in: &order).labels, equals: [125, 150, 175])
    expect(room(99, at: 1, in: &order).labels, equals: Array(101...199))
    expect(order.elements.map(\.label), equals: [100, 200])
  }

  @Test func `a label says where it is, or that there is none`() {
    let order = Listed([4, 7])
    expect((-1...2).map { order.label(at: $0) }, equals: [nil, 4, 7, nil])
  }

  @Test func `where there is no room a stretch around the place is labelled anew`() {
    var order = Listed((0..<1_000).map { $0 * step })
    for position in 501..<1_000 { order.elements[position].label -= step - 1 }
    let before = order.elements
    let found = room(1, at: 501, in: &order)
    // 33 on either side; the others keep their labels.
    expect(found.relabelled, equals: Array(468..<534))
    expect(Array(order.elements[..<468]), equals: Array(before[..<468]))
    expect(Array(order.elements[534...]), equals: Array(before[534...]))
    expectRoom(found.labels, at: 501, in: order)
  }

  @Test func `the stretch grows until its labels are far apart`() {
    var order = Listed((0..<1_000).map { $0 < 400 || $0 > 600 ? $0 * step : 400 * step + $0 })
    let found = room(1, at: 500, in: &order)
    expect(found.relabelled.count, equals: 4 * 33 * 2)
    expectRoom(found.labels, at: 500, in: order)
  }

  @Test(arguments: [0, 3])
  func `where the numbers run out everything is labelled anew`(position: Int) {
    let edge = Int.max / 2 - 10
    var order = Listed(position == 0 ? [-edge, 0, 1] : [0, 1, edge])
    let found = room(2, at: position, in: &order)
    expect(found.relabelled, equals: [0, 1, 2])
    expectRoom(found.labels, at: position, in: order)
  }

  private func expectRoom(_ labels: [Int], at position: Int, in order: Listed) {
    var all = order.elements.map(\.label)
    all.insert(contentsOf: labels, at: position)
    expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
  }
}
