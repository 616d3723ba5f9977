// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import RandomTesting
import Testing

/// Tests of extent trees, compared with arrays, with a check of the whole tree after each mutation.
@Suite("ExtentTree")
struct ExtentTreeTests {
  private struct Pair {
    var tree: ExtentTree<Stretch>
    /// The same values as an array.
    var naive: [Stretch]

    init(_ stretches: [Stretch]) {
      tree = ExtentTree(stretches)
      naive = stretches.flatMap { Array(repeating: $0.single, count: $0.places) }
    }
  }

  private static func stretches(
    _ count: Int, _ random: inout SeededGenerator
  ) -> [Stretch] {
    (0..<count).map { _ in
      Stretch(
        name: Int.random(in: 0..<1000, using: &random),
        places: Int.random(in: 0..<4, using: &random) == 0 ? 3 : 1,
        items: Int.random(in: 1..<4, using: &random),
        length: CGFloat(Int.random(in: 1..<40, using: &random)))
    }
  }

  private func range(_ count: Int, _ random: inout SeededGenerator) -> Range<Int> {
    let low = Int.random(in: 0...count, using: &random)
    return low..<Int.random(in: low...min(count, low + 70), using: &random)
  }

  private func expectEqual(_ pair: Pair, _ comment: Comment) {
    let (tree, naive) = (pair.tree, pair.naive)
    expect(tree.brokenInvariant == nil, comment)
    expect(tree.extent.places, equals: naive.count, comment)
    var (items, length) = (0, CGFloat(0))
    for (place, stretch) in naive.enumerated() {
      let found = tree.find(place: place)
      let inside = place - found.before.places
      expect(found.element.name, equals: stretch.name, comment)
      expect(
        abs(found.before.length + CGFloat(inside) * stretch.length - length) < 0.001, comment)
      let byItem = tree.find(item: items)
      expect(byItem.before.places, equals: found.before.places, comment)
      items += stretch.items
      length += stretch.length
    }
    expect(tree.extent.items == items && abs(tree.extent.length - length) < 0.001, comment)
  }

  @Test(arguments: 0..<40)
  func `random changes leave what an array has, and old versions as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pair = Pair(Self.stretches(Int.random(in: 0..<300, using: &random), &random))
    for step in 0..<12 {
      let (old, comment) = (pair, Comment(rawValue: "seed \(seed), step \(step)"))
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let places = range(pair.naive.count, &random)
        let new = Pair(Self.stretches(Int.random(in: 0..<40, using: &random), &random))
        pair.tree.replace(places, with: new.naive)
        pair.naive.replaceSubrange(places, with: new.naive)
      case 2:
        let other = Pair(Self.stretches(Int.random(in: 0..<80, using: &random), &random))
        pair.tree.append(other.tree)
        pair.naive += other.naive
      default:
        let places = range(pair.naive.count, &random)
        pair.tree = pair.tree.part(places)
        pair.naive = Array(pair.naive[places])
      }
      expectEqual(pair, comment)
      expectEqual(old, comment)
    }
  }

  @Test(arguments: 0..<20)
  func `a visit calls for what lies between two positions`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stretches = Self.stretches(200, &random)
    let tree = ExtentTree(stretches)
    let low = CGFloat.random(in: 0..<tree.extent.length, using: &random)
    let high = low + 300
    var wanted: [Int] = []
    var start: CGFloat = 0
    for stretch in stretches {
      let end = start + stretch.extent.length
      if start <= high, end >= low { wanted.append(stretch.name) }
      start = end
    }
    var visited: [Int] = []
    tree.visit(from: low, to: high) { visited.append($0.element.name) }
    expect(visited, equals: wanted)
  }
}
