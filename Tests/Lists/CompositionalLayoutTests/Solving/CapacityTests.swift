// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing

@testable import MullionCompositionalLayout

/// Tests of the number of slots in a group, compared with a count by hand.
@Suite("Capacity")
struct CapacityTests {
  private let grid = PixelGrid(scale: 2)

  private func capacity(
    _ children: [ItemNode], inner: CGFloat = 320, spacing: CGFloat = 0, count: Int? = nil
  ) -> Capacity {
    Capacity(
      run: ItemNode.Run(
        axis: .horizontal, count: count,
        spacing: LayoutSpacing(value: spacing, isFlexible: false), children: children),
      inner: CGSize(width: inner, height: 100), grid: grid)
  }

  @Test(arguments: 0..<200)
  func `one more fits as long as one more fits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let widths = (0..<Int.random(in: 1..<4, using: &random)).map { _ in
      Bool.random(using: &random)
        ? LayoutDimension(.absolute, CGFloat(Int.random(in: 10..<120, using: &random)))
        : LayoutDimension(.fractionalWidth, CGFloat.random(in: 0.05..<0.6, using: &random))
    }
    let spacing = CGFloat(Int.random(in: 0..<12, using: &random))
    let inner = CGFloat(Int.random(in: 60..<400, using: &random))
    let leaves = widths.map {
      Nodes.leaf(LayoutDimensions(width: $0, height: LayoutDimension(.absolute, 10)))
    }
    func used(_ slots: Int) -> CGFloat {
      let base = max(0, inner - CGFloat(max(0, slots - 1)) * spacing)
      let lengths = (0..<slots).map { slot -> CGFloat in
        let width = widths[slot % widths.count]
        return width.kind == .absolute ? width.value : grid.floored(width.value * base)
      }
      return lengths.reduce(0, +) + CGFloat(slots - 1) * spacing
    }
    var wanted = 0
    while used(wanted + 1) <= inner + 0.001 { wanted += 1 }
    let answer = capacity(leaves, inner: inner, spacing: spacing).answer(hugs: false)
    expect(answer.slots, equals: wanted, "seed \(seed)")
    expect(answer.base, equals: max(0, inner - CGFloat(max(0, wanted - 1)) * spacing))
  }

  @Test func `a count is taken as it is said, and its fractions leave the spacing out`() {
    let answer = capacity([Nodes.leaf(Nodes.shares(0.25, 1))], spacing: 20, count: 4)
      .answer(hugs: false)
    expect(answer.slots == 4 && answer.base == 260)
  }

  @Test func `a group that hugs has one run of its subitems`() {
    let leaves = Array(repeating: Nodes.leaf(Nodes.points(10, 10)), count: 3)
    expect(capacity(leaves).answer(hugs: true).slots, equals: 3)
    expect(capacity(leaves).answer(hugs: false).slots, equals: 32)
  }

  @Test func `what takes no room comes once`() {
    let leaves = [Nodes.leaf(Nodes.points(0, 10)), Nodes.leaf(Nodes.points(0, 10))]
    expect(capacity(leaves).answer(hugs: false).slots, equals: 2)
  }

  @Test func `what takes hardly any room is bounded`() {
    let leaves = [Nodes.leaf(Nodes.points(1e-6, 10))]
    expect(capacity(leaves).answer(hugs: false).slots, equals: Capacity.mostFilled)
    expect(
      capacity(leaves, count: Capacity.most + 5).answer(hugs: false).slots, equals: Capacity.most)
  }

  @Test func `rounding errors do not keep an item out`() {
    let leaves = [Nodes.leaf(Nodes.points(100.000_3, 10))]
    expect(capacity(leaves, inner: 300).answer(hugs: false).slots, equals: 3)
  }

  @Test func `a length across that is a fraction of the length along settles the base first`() {
    let square = ItemNode(
      size: LayoutDimensions(
        width: LayoutDimension(.fractionalWidth, 1.0 / 3),
        height: LayoutDimension(.fractionalWidth, 1.0 / 3)), insets: .zero, edges: .zero,
      supplementaries: [], content: .leaf)
    // Three fit without spacing; their base is what three leave, and with spacing they still fit.
    let answer = capacity([square], inner: 300, spacing: 10).answer(hugs: false)
    expect(answer.slots == 3 && answer.base == 280)
  }

  @Test func `room around an item counts`() {
    var leaf = Nodes.leaf(Nodes.points(80, 10))
    leaf.edges.leading = LayoutSpacing(value: 20, isFlexible: false)
    leaf.edges.trailing = LayoutSpacing(value: 10, isFlexible: true)
    expect(capacity([leaf]).answer(hugs: false).slots, equals: 2)
  }

  @Test func `measured lengths decide how many fit, one at least`() {
    let rule = capacity([Nodes.leaf(Nodes.estimated(100, 10))], spacing: 10)
    expect(rule.answer { _ in nil }.slots, equals: 3)
    expect(rule.answer { $0 == 0 ? 150 : nil }.slots, equals: 2)
    expect(rule.answer { _ in 40 }.slots, equals: 6)
    expect(rule.answer { _ in 900 }.slots, equals: 1)
  }
}
