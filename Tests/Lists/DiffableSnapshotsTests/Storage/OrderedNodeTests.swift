// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of one node and its descendants (`TreeNode`, `OrderedNode+Changes`).
@Suite("OrderedNode")
struct OrderedNodeTests {
  typealias Node = OrderedNode<Unit>

  /// Returns units whose labels are ten times their numbers.
  private func units(_ range: Range<Int>) -> [Unit] {
    range.map { Unit($0, weight: $0 % 3, label: $0 * 10) }
  }

  private func names(_ node: Node) -> [Int] {
    node.isLeaf
      ? node.elements.map(\.name) : node.children.indices.flatMap { names(node.below($0)) }
  }

  private func branch(_ sizes: [Int]) -> Node {
    var first = 0
    return Node(
      children: sizes.map { size in
        defer { first += size }
        return Node(elements: units(first..<(first + size)))
      })
  }

  @Test func `a node adds up what is below it`() {
    let leaf = Node(elements: units(4..<8))
    expect(leaf.isLeaf && leaf.count == 4 && leaf.weight == 1 + 2 + 0 + 1 && leaf.lowest == 40)
    let branch = branch([3, 4])
    expect(!branch.isLeaf && branch.count == 7 && branch.weight == 6 && branch.lowest == 0)
    expect(Node(elements: []).count, equals: 0)
  }

  @Test
  func `a position is in the child that holds it; between two it may be the end of the first`() {
    let node = branch([3, 4, 5])
    func found(_ position: Int, _ leading: Bool) -> [Int] {
      let (index, inner) = node.childIndex(at: position, leading: leading)
      return [index, inner]
    }
    expect(found(2, false), equals: [0, 2])
    expect(found(3, false), equals: [1, 0])
    expect(found(3, true), equals: [0, 3])
    expect(found(7, false), equals: [2, 0])
    expect(found(12, false), equals: [2, 5])
  }

  @Test func `a label is in the child whose lowest is not above it`() {
    let node = branch([3, 4, 5])
    for label in -5..<130 {
      let wanted = label < 30 ? 0 : label < 70 ? 1 : 2
      expect(node.childIndex(ofLabel: label), equals: wanted)
    }
  }

  @Test func `a leaf finds a label, or the last that is not above it`() {
    let leaf = Node(elements: units(1..<6))
    for label in 0..<70 {
      let names = 1..<6
      expect(
        leaf.elementIndex(ofLabel: label),
        equals: names.firstIndex { $0 * 10 == label }.map { $0 - 1 })
      expect(
        leaf.elementIndex(upTo: label), equals: names.lastIndex { $0 * 10 <= label }.map { $0 - 1 })
    }
  }

  @Test func `a node with another reference is copied before it changes`() {
    var node = branch([3, 4])
    let held = node
    Node.makeUnique(&node)
    expect(node !== held)
    expect(node.children[0] === held.children[0])
    let child = node.child(0)
    expect(child !== held.children[0] && node.children[1] === held.children[1])
    child.change(at: 0) { $0.weight = 50 }
    expect(held.below(0).elements[0].weight, equals: 0)
    let alone = ObjectIdentifier(child)
    _ = node.child(0)
    expect(ObjectIdentifier(node.children[0]) != alone || node.children[0] === child)
  }

  @Test func `a leaf that grew at its end stays full, one that grew inside is halved`() {
    let appended = Node(elements: units(0..<32))
    let following = appended.insert(units(32..<34), at: 32)
    expect(appended.count == 32 && following.map(\.count) == [2])
    let inside = Node(elements: units(0..<16) + units(17..<33))
    let halves = inside.insert(units(16..<17), at: 16)
    expect(inside.count == 16 && halves.map(\.count) == [17])
    expect(names(inside) + halves.flatMap { names($0) }, equals: Array(0..<33))
  }

  @Test func `a branch that grew too wide gives children away`() {
    let node = branch(Array(repeating: 32, count: 32))
    let siblings = node.insert(units(1_024..<1_030), at: 1_024)
    expect(node.children.count == 32 && siblings.map(\.children.count) == [1])
    expect(node.count == 1_024 && siblings[0].count == 6)
    expect(node.weight, equals: (0..<1_024).reduce(0) { $0 + $1 % 3 })
  }

  @Test func `an element that goes is answered, and sums follow`() {
    let node = branch([10, 10, 10])
    expect(node.remove(label: 145)?.name == nil)
    expect(node.remove(label: 140)?.name, equals: 14)
    expect(node.remove(label: 0)?.name, equals: 0)
    expect(node.count == 28 && node.lowest == 10)
    expect(node.fault() == nil)
    expect(names(node), equals: Array(1..<14) + Array(15..<30))
  }

  @Test func `a leaf that became too empty joins its neighbour`() {
    let node = branch([8, 10, 30])
    _ = node.remove(label: 0)
    expect(node.children.map(\.count), equals: [17, 30])
    for name in 1..<11 { _ = node.remove(label: name * 10) }
    expect(node.children.map(\.count), equals: [18, 19])
    expect(node.fault() == nil)
    expect(names(node), equals: Array(11..<48))
  }

  @Test func `an element that changes changes the sums above it`() {
    let node = branch([3, 4])
    node.change(at: 3) {
      $0.weight = 100
      $0.label = 25
    }
    expect(node.fault() == nil)
    expect(node.weight, equals: 6 - 0 + 100)
    expect(node.children[1].lowest, equals: 25)
  }

  @Test func `labels are given anew across children`() {
    let node = branch([3, 4, 5])
    var labels = [21, 22, 23, 24, 25, 26][...]
    node.relabel(from: 2, &labels)
    expect(labels.isEmpty)
    expect(node.below(0).elements.map(\.label), equals: [0, 10, 21])
    expect(node.below(1).elements.map(\.label), equals: [22, 23, 24, 25])
    expect(node.children.map(\.lowest), equals: [0, 22, 26])
    expect(node.fault() == nil)
  }
}
