// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionDiffableSnapshots

/// Tests of ordered trees, compared with arrays, with a check of the whole tree after each change.
@Suite("OrderedTree")
struct OrderedTreeTests {
  private struct Pair {
    var tree = OrderedTree<Unit>()
    var naive: [Unit] = []

    mutating func insert(_ units: [Unit], at position: Int) {
      var labelled = units
      let labels = tree.room(for: units.count, at: position) { _ in }
      for offset in labelled.indices { labelled[offset].label = labels[offset] }
      tree.insert(labelled, at: position)
      naive.insert(contentsOf: units, at: position)
    }
  }

  private func expectEqual(_ pair: Pair, _ comment: Comment) {
    let (tree, naive) = (pair.tree, pair.naive)
    expect(tree.root.fault() == nil, comment)
    expect(tree.count, equals: naive.count, comment)
    expect(tree.weight, equals: naive.reduce(0) { $0 + $1.weight }, comment)
    var units: [Unit] = []
    tree.forEach { units.append($0) }
    expect(units.map(\.name), equals: naive.map(\.name), comment)
    var before = 0
    for (position, unit) in units.enumerated() {
      expect(tree[position], equals: unit, comment)
      expect(tree.find(label: unit.label)?.position, equals: position, comment)
      expect(tree.weight(before: position), equals: before, comment)
      let upTo = tree.find(upTo: unit.label)
      expect(upTo?.element == unit && upTo?.weightBefore == before, comment)
      for rest in 0..<unit.weight {
        let place = tree.place(ofWeight: before + rest)
        expect(place.position == position && place.rest == rest, comment)
      }
      before += unit.weight
    }
    expect(tree.find(upTo: (units.first?.label ?? 0) - 1) == nil, comment)
  }

  @Test(arguments: 0..<10)
  func `random changes leave what an array has, and old versions as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pair = Pair()
    var next = 0
    for step in 0..<50 {
      let old = pair
      let position = Int.random(in: 0...pair.naive.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let count = Int.random(in: 0..<60, using: &random)
        pair.insert(
          (next..<(next + count)).map { Unit($0, weight: Int.random(in: 0..<4, using: &random)) },
          at: position)
        next += count
      case 2 where position < pair.naive.count:
        let weight = Int.random(in: 0..<9, using: &random)
        pair.tree.change(at: position) { $0.weight = weight }
        pair.naive[position].weight = weight
      default:
        for _ in 0..<min(25, pair.naive.count - position) {
          let label = pair.tree[position].label
          let removed = pair.tree.remove(label: label)
          expect(removed?.name, equals: pair.naive.remove(at: position).name)
          expect(pair.tree.find(label: label) == nil)
        }
      }
      expect(pair.tree.root.fault() == nil, "seed \(seed), step \(step)")
      if step % 7 == 6 {
        expectEqual(pair, "seed \(seed), step \(step)")
        expectEqual(old, "before seed \(seed), step \(step)")
      }
    }
  }

  @Test func `appended elements fill leaves, and a tree of many is flat`() {
    var pair = Pair()
    for name in 0..<1_100 { pair.insert([Unit(name)], at: name) }
    expect(pair.tree.root.height, equals: 2)
    expect(pair.tree.root.children.map(\.count), equals: [1_024, 76])
  }

  @Test func `a tree whose elements go becomes lower`() {
    var pair = Pair()
    pair.insert((0..<2_000).map { Unit($0) }, at: 0)
    expect(pair.tree.root.height, equals: 2)
    while pair.naive.count > 20 {
      pair.tree.remove(label: pair.tree[0].label)
      pair.naive.removeFirst()
    }
    expectEqual(pair, "20 are left")
    expect(pair.tree.root.height, equals: 0)
  }

  @Test func `a label between two is behind the first of them, and all weight is behind the last`()
  {
    var pair = Pair()
    pair.insert((0..<100).map { Unit($0, weight: 2) }, at: 0)
    let found = pair.tree.find(upTo: pair.tree[70].label + 1)
    expect(found?.element.name == 70 && found?.weightBefore == 140)
    expect(pair.tree.place(ofWeight: 200) == (position: 100, rest: 0))
  }

  @Test func `an edit of a copy copies the nodes of one path`() {
    var pair = Pair()
    pair.insert((0..<1_000).map { Unit($0) }, at: 0)
    var copy = pair.tree
    copy.change(at: 500) { $0.weight = 9 }
    let shared = zip(copy.root.children, pair.tree.root.children).filter { $0 === $1 }
    expect(copy.root !== pair.tree.root)
    expect(shared.count, equals: pair.tree.root.children.count - 1)
  }

  @Test func `labels are given anew, as far as both reach`() {
    var pair = Pair()
    pair.insert((0..<100).map { Unit($0) }, at: 0)
    let old = pair.tree
    let first = pair.tree[90].label
    pair.tree.relabel(from: 90, (0..<50).map { first + $0 }[...])
    expect((90..<100).map { pair.tree[$0].label }, equals: (0..<10).map { first + $0 })
    expect(pair.tree.root.fault() == nil)
    expect(old[95].label != pair.tree[95].label)
  }
}
