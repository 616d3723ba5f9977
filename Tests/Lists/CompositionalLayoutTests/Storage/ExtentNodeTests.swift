// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCompositionalLayout

/// Tests of single nodes of an extent tree: their sums, and when they are split or merged.
@Suite("ExtentNode")
struct ExtentNodeTests {
  typealias Node = ExtentNode<Stretch>

  private func stretches(_ names: Range<Int>, places: Int = 1) -> [Stretch] {
    names.map { Stretch(name: $0, places: places, items: 2, length: CGFloat($0 % 5)) }
  }

  private func names(_ node: Node) -> [Int] {
    node.isLeaf
      ? node.elements.buffer.flatMap { Array(repeating: $0.name, count: $0.places) }
      : node.children.buffer.flatMap { names($0.node) }
  }

  private func expectSums(_ node: Node) {
    var sum = Extent.zero
    for element in node.elements.buffer { sum.append(element.extent) }
    for child in node.children.buffer {
      expect(child.extent, equals: child.node.extent)
      expectSums(child.node)
      sum.append(child.extent)
    }
    expect(sum, equals: node.extent)
    expect(node.entryCount <= Node.most)
  }

  @Test(arguments: [0, 1, 2, 7, 32])
  func `a leaf adds up its entries`(count: Int) {
    let node = Node(elements: stretches(0..<count, places: 3))
    expect(node.isLeaf && node.entryCount == count)
    expect(node.extent.places == 3 * count && node.extent.items == 6 * count)
    expectSums(node)
  }

  @Test func `a node above others adds up its children`() {
    let node = Node(children: [Node(elements: stretches(0..<5)), Node(elements: stretches(5..<9))])
    expect(node.height == 1 && node.entryCount == 2)
    expect(names(node), equals: Array(0..<9))
    expectSums(node)
  }

  /// Changes the entry at `place` of a uniquely referenced node.
  private func change(
    _ node: Node, _ place: Int,
    _ body: (inout Stretch, Int, inout Neighbours<Stretch>) -> Void
  ) -> Node? {
    withExtendedLifetime(node) { Node.change(.passUnretained(node), place: place, body).sibling }
  }

  @Test func `an entry that changes changes the sums`() {
    let node = Node(children: [Node(elements: stretches(0..<5)), Node(elements: stretches(5..<9))])
    let sibling = change(node, 6) { stretch, rest, _ in
      expect(stretch.name == 6 && rest == 0)
      stretch.length = 500
    }
    expect(sibling == nil)
    expect(node.extent.longest, equals: 500)
    expectSums(node)
    // The longest is found among the others when it becomes shorter.
    _ = change(node, 6) { stretch, _, _ in stretch.length = 1 }
    expect(node.extent.longest, equals: 4)
    expectSums(node)
  }

  @Test func `the change is told which place of the entry it is`() {
    let node = Node(elements: stretches(0..<4, places: 3))
    _ = change(node, 7) { stretch, rest, _ in expect(stretch.name == 2 && rest == 1) }
  }

  @Test func `neighbours take their places around the entry`() {
    let node = Node(elements: stretches(0..<3))
    var none = Neighbours<Stretch>()
    expect(none.areNone)
    none.after = stretches(0..<1)[0]
    expect(!none.areNone)
    _ = change(node, 1) { _, _, around in
      around = Neighbours(before: stretches(50..<51)[0], after: stretches(60..<61)[0])
    }
    expect(names(node), equals: [0, 50, 1, 60, 2])
    expectSums(node)
  }

  @Test func `a node with too many entries keeps three quarters and gives the rest away`() {
    let node = Node(elements: stretches(0..<32))
    let sibling = change(node, 0) { _, _, around in around.after = stretches(90..<91)[0] }
    expect(node.entryCount == 24 && sibling?.entryCount == 9)
    expect(names(node) + (sibling.map(names) ?? []), equals: [0, 90] + Array(1..<32))
    expectSums(node)
  }

  @Test func `alike neighbours become one entry`() {
    func stretch(_ name: Int) -> Stretch {
      Stretch(name: name, places: 2, items: 1, length: 10, joins: true)
    }
    let node = Node(elements: [stretch(1), stretch(2), stretch(3), stretch(1)])
    _ = change(node, 2) { stretch, _, _ in stretch.name = 1 }
    expect(node.entryCount, equals: 3)
    expect(names(node), equals: [1, 1, 1, 1, 3, 3, 1, 1])
    _ = change(node, 4) { stretch, _, _ in stretch.name = 1 }
    expect(node.entryCount == 1 && node.extent.places == 8)
    expectSums(node)
  }

  @Test func `a node with another reference is copied before it changes`() {
    var node = Node(elements: stretches(0..<4))
    let held = node
    Node.makeUnique(&node)
    expect(node !== held)
    _ = change(node, 0) { stretch, _, _ in stretch.name = 77 }
    expect(names(held) == [0, 1, 2, 3] && names(node) == [77, 1, 2, 3])
  }

  @Test func `a change of a shared child leaves the other version alone`() {
    let child = Node(elements: stretches(0..<4))
    let node = Node(children: [child, Node(elements: stretches(4..<8))])
    _ = change(node, 1) { stretch, _, _ in stretch.name = 77 }
    expect(names(child), equals: [0, 1, 2, 3])
    expect(names(node), equals: [0, 77, 2, 3, 4, 5, 6, 7])
  }

  @Test func `places go from one entry, or with it, and from no more`() {
    let node = Node(elements: stretches(0..<4, places: 3))
    expect(node.remove(4..<5, least: 1))
    expect(names(node), equals: [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3])
    expect(!node.remove(4..<6, least: 1))
    expect(node.remove(3..<5, least: 1))
    expect(names(node), equals: [0, 0, 0, 2, 2, 2, 3, 3, 3])
    expect(!node.remove(0..<3, least: 3))
    expectSums(node)
  }

  @Test func `nodes of all sizes stand one behind the other`() {
    for left in [0, 1, 15, 16, 20, 32, 600] {
      for right in [0, 1, 15, 16, 20, 32, 600] {
        let one = ExtentTree(stretches(0..<left)).root
        let other = ExtentTree(stretches(left..<(left + right))).root
        let joined = Node.joined(one, other)
        expect(names(joined), equals: Array(0..<(left + right)))
        expectSums(joined)
        expect(names(one), equals: Array(0..<left))
      }
    }
  }

  @Test func `small leaves become one, large ones stay two`() {
    let small = Node.joined(Node(elements: stretches(0..<9)), Node(elements: stretches(9..<18)))
    expect(small.isLeaf && small.entryCount == 18)
    let halves = Node.joined(Node(elements: stretches(0..<9)), Node(elements: stretches(9..<40)))
    expect(halves.children.buffer.map { $0.node.entryCount }, equals: [20, 20])
    let large = Node.joined(Node(elements: stretches(0..<20)), Node(elements: stretches(20..<40)))
    expect(large.children.buffer.map { $0.node.entryCount }, equals: [20, 20])
  }

  @Test func `a node divides at every place, inside of an entry too`() {
    let node = ExtentTree(stretches(0..<70, places: 3)).root
    let all = names(node)
    for place in 0...all.count {
      let (front, back) = node.divided(after: place)
      expect(names(front), equals: Array(all[..<place]))
      expect(names(back), equals: Array(all[place...]))
      expectSums(front)
      expectSums(back)
    }
  }
}
