// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of one node and its descendants: its leaves (`OutlineLeaf`, `OutlineNode+Items`), lookups
/// (`OutlineNode+Finding`), changes (`OutlineNode+Changes`) and sizes (`OutlineNode+Sizes`).
@Suite("OutlineNode")
struct OutlineNodeTests {
  /// Returns a leaf of the items `range`, labelled with 10 times their number; every third item is a root.
  private func leaf(_ range: Range<Int>, shift: OutlineShift = OutlineShift()) -> OutlineNode {
    let entries = range.map { item in
      var entry = OutlineEntry(depth: item % 3, hidden: item % 2)
      entry.label = item * 10
      return entry
    }
    return OutlineLeaf(Array(range), entries, shift: shift)
  }

  /// A node of three leaves; the second leaf and the node itself have shifts.
  private var branch: OutlineNode {
    OutlineNode(
      children: [leaf(0..<3), leaf(3..<7, shift: OutlineShift(depth: 1, hidden: 1)), leaf(7..<12)],
      entries: [], shift: OutlineShift(depth: 2, hidden: 0))
  }

  private func items(_ node: OutlineNode) -> [Int] {
    node.isLeaf ? node.items(of: Int.self) : node.children.flatMap(items)
  }

  /// Returns all entries with the shifts of their ancestors applied.
  private func entries(_ node: OutlineNode, _ above: OutlineShift = .init()) -> [OutlineEntry] {
    let added = above + node.shift
    return node.isLeaf
      ? node.entries.map { $0.shifted(by: added) } : node.children.flatMap { entries($0, added) }
  }

  /// Returns whether all sums equal newly computed ones.
  private func isSummed(_ node: OutlineNode) -> Bool {
    let fresh = node.copy()
    fresh.resum()
    return fresh.sums == node.sums && node.children.allSatisfy(isSummed)
  }

  private func words(_ node: OutlineNode) -> [[Int]] {
    entries(node).map { [$0.depth, $0.hidden] }
  }

  // MARK: Finding

  @Test func `a place is found with all that is added on the way`() {
    let node = branch
    let all = entries(node)
    for position in 0..<12 {
      let place = node.place(at: position)
      expect(place.item(of: Int.self), equals: position)
      expect(place.entry.depth, equals: all[position].depth)
      expect(place.entry.hidden, equals: all[position].hidden)
      expect(node.position(ofLabel: position * 10), equals: position)
    }
    expect(node.position(ofLabel: 35) == nil && node.position(ofLabel: -1) == nil)
    expect(node.position(ofLabel: 500) == nil)
    expect(node.height == 1 && leaf(0..<2).height == 0)
  }

  @Test func `a position between two children may be the end of the first`() {
    let node = branch
    func found(_ position: Int, _ leading: Bool) -> [Int] {
      let (index, inner) = node.childIndex(at: position, leading: leading)
      return [index, inner]
    }
    expect(found(3, false) == [1, 0] && found(3, true) == [0, 3])
    expect(found(12, false), equals: [2, 5])
  }

  @Test func `the next and the last entry that is not deeper are found`() {
    let node = branch
    let depths = entries(node).map(\.depth)
    for depth in 0...5 {
      for position in -1...13 {
        let next = depths.indices.first { $0 >= position && depths[$0] <= depth }
        expect(node.first(from: position, depthAtMost: depth), equals: next)
        let last = depths.indices.last { $0 < position && depths[$0] <= depth }
        expect(node.last(before: position, depthAtMost: depth), equals: last)
      }
    }
  }

  @Test func `visible entries are counted and found`() {
    let node = branch
    let hidden = entries(node).map(\.hidden)
    let visible = hidden.indices.filter { hidden[$0] == 0 }
    for position in 0...12 {
      expect(node.visible(before: position), equals: visible.count { $0 < position })
    }
    for (index, position) in visible.enumerated() {
      expect(node.position(ofVisible: index), equals: position)
    }
    expect(node.position(ofVisible: visible.count) == nil)
  }

  @Test func `a walk leaves out what is skipped, by its sums`() {
    var met: [Int] = []
    var added: [OutlineShift] = []
    branch.forEachLeaf(skipping: { $0.count == 4 }) { leaf, shift in
      met += leaf.items(of: Int.self)
      added.append(shift)
    }
    expect(met, equals: [0, 1, 2] + Array(7..<12))
    expect(added, equals: Array(repeating: OutlineShift(depth: 2, hidden: 0), count: 2))
  }

  @Test func `the items of a leaf are read where their entries are wanted`() {
    var list: [Int] = [99]
    leaf(0..<8).collect(
      Int.self, OutlineShift(depth: 1, hidden: 0), where: { $0.depth != 2 }, into: &list)
    expect(list, equals: [99, 0, 2, 3, 5, 6])
  }

  // MARK: Changing

  @Test func `what is inserted stands as deep as it was said to`() {
    for position in 0...12 {
      let (node, new) = (branch, leaf(20..<22))
      var wanted = words(node)
      wanted.insert(contentsOf: words(new), at: position)
      expect(node.insert(new, at: position).isEmpty)
      expect(words(node) == wanted && isSummed(node))
      expect(items(node), equals: Array(0..<position) + [20, 21] + Array(position..<12))
    }
  }

  @Test func `a stretch is removed`() {
    for low in 0..<12 {
      for high in (low + 1)...12 where high - low < 12 {
        let node = branch
        var wanted = words(node)
        wanted.removeSubrange(low..<high)
        node.remove(low..<high)
        expect(words(node) == wanted && isSummed(node))
        expect(items(node), equals: Array(0..<low) + Array(high..<12))
      }
    }
  }

  @Test func `what is added to a stretch is added to nothing else`() {
    for low in 0...12 {
      for high in low...12 {
        let node = branch
        var wanted = words(node)
        for index in low..<high { wanted[index] = [wanted[index][0] + 1, wanted[index][1] + 2] }
        node.add(OutlineShift(depth: 1, hidden: 2), to: low..<high)
        expect(words(node) == wanted && isSummed(node), "\(low)..<\(high)")
      }
    }
  }

  @Test func `what is added to all is noted once`() {
    let node = branch
    let children = node.children
    node.add(OutlineShift(depth: 1, hidden: 0), to: 0..<12)
    expect(zip(node.children, children).allSatisfy { $0 === $1 })
  }

  @Test func `one entry is expanded, and counted`() {
    let node = branch
    node.setExpanded(true, at: 5)
    expect(entries(node).map(\.isExpanded), equals: (0..<12).map { $0 == 5 })
    expect(node.sums.expanded == 1 && isSummed(node))
    node.setExpanded(false, at: 5)
    expect(node.sums.expanded, equals: 0)
  }

  @Test func `labels are given from a position on, as far as they reach`() {
    let node = branch
    var labels = [31, 41, 51, 61, 71][...]
    node.relabel(from: 3, &labels)
    expect(
      entries(node).map(\.label), equals: [0, 10, 20, 31, 41, 51, 61, 71, 80, 90, 100, 110])
    expect(labels.isEmpty && isSummed(node))
    var more = [101, 111, 121][...]
    node.relabel(from: 10, &more)
    expect(more, equals: [121])
  }

  @Test func `a node that others have as well is copied before it changes`() {
    let node = branch
    let shared = node.children[1]
    node.setExpanded(true, at: 5)
    expect(node.children[1] !== shared && shared.sums.expanded == 0)
    let own = ObjectIdentifier(node.children[0])
    node.setExpanded(true, at: 1)
    expect(ObjectIdentifier(node.children[0]), equals: own)
  }

  // MARK: Sizes

  @Test func `a leaf that is too full is parted evenly, or filled up where it grew at its end`() {
    let most = OutlineNode.leafCapacity
    let even = leaf(0..<(most + 2))
    let rest = even.splitEntries(full: false)
    expect(even.count == most / 2 + 1 && rest.map(\.count) == [most / 2 + 1])
    expect(items(even) + rest.flatMap(items), equals: Array(0..<(most + 2)))
    let full = leaf(0..<(2 * most + 2), shift: OutlineShift(depth: 4, hidden: 0))
    let parts = full.splitEntries(full: true)
    expect(full.count == most && parts.map(\.count) == [most, 2])
    expect(parts.allSatisfy { $0.shift == full.shift && isSummed($0) } && isSummed(full))
    expect(leaf(0..<most).splitEntries(full: true).isEmpty)
  }

  @Test func `a branch that has too many children is parted, with what is noted at it`() {
    let most = OutlineNode.branchCapacity
    let shift = OutlineShift(depth: 1, hidden: 3)
    let node = OutlineNode(
      children: (0..<(most + 2)).map { leaf($0..<($0 + 1)) }, entries: [], shift: shift)
    let rest = node.splitChildren(full: false)
    expect(node.children.count + rest[0].children.count == most + 2 && rest.count == 1)
    expect(rest[0].shift == shift && isSummed(node) && isSummed(rest[0]))
    expect(items(node) + items(rest[0]), equals: Array(0..<(most + 2)))
  }

  @Test func `a leaf that is nearly empty joins a neighbour, and stays as deep as it was`() {
    let many = OutlineNode.leafCapacity
    for place in [0, 1, 2] {
      var sizes = [many / 2, many / 2, many / 2]
      sizes[place] = many / 4 - 1
      var first = 0
      let children = sizes.enumerated().map { index, size in
        defer { first += size }
        return leaf(first..<(first + size), shift: OutlineShift(depth: index, hidden: 0))
      }
      let node = OutlineNode(children: children, entries: [], shift: OutlineShift())
      let before = words(node)
      node.refill(childAt: place)
      expect(node.children.count == 2 && words(node) == before && isSummed(node))
      expect(items(node), equals: Array(0..<first))
    }
  }

  @Test func `a child that is large enough, or alone, stays`() {
    let many = OutlineNode.leafCapacity
    let node = OutlineNode(
      children: [leaf(0..<(many / 4)), leaf(many..<(2 * many))], entries: [], shift: .init())
    node.refill(childAt: 0)
    expect(node.children.map(\.count), equals: [many / 4, many])
    let alone = OutlineNode(children: [leaf(0..<1)], entries: [], shift: .init())
    alone.refill(childAt: 0)
    expect(alone.children.count, equals: 1)
  }

  @Test func `what is left of a leaf joins a neighbour`() {
    let half = OutlineNode.leafCapacity / 2
    let leaves = (0..<3).map { leaf(($0 * half)..<(($0 + 1) * half)) }
    let node = OutlineNode(children: leaves, entries: [], shift: OutlineShift())
    node.remove((half + 1)..<(2 * half))
    expect(node.children.map(\.count) == [half + 1, half] && isSummed(node))
  }

  @Test func `branches join with what is noted at each of them`() {
    func small(_ first: Int, _ shift: OutlineShift) -> OutlineNode {
      OutlineNode(
        children: (0..<2).map { leaf((first + 4 * $0)..<(first + 4 * $0 + 4)) }, entries: [],
        shift: shift)
    }
    let node = OutlineNode(
      children: [
        small(0, OutlineShift(depth: 1, hidden: 0)), small(8, OutlineShift(depth: 3, hidden: 1)),
      ],
      entries: [], shift: OutlineShift())
    let before = words(node)
    node.refill(childAt: 0)
    expect(node.children.count == 1 && words(node) == before && isSummed(node))
  }
}
