// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionDiffableSnapshots

/// Tests of maps that share structure, compared with dictionaries.
@Suite("PersistentMap")
struct PersistentMapTests {
  /// A key with an explicit hash value.
  private struct Key: Hashable, Sendable {
    let number: Int
    let hash: Int

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }
    var hashValue: Int { hash }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private func expectEqual<Value: Hashable & Sendable>(
    _ map: PersistentMap<Key, Value>, _ naive: [Key: Value], _ comment: Comment
  ) {
    expect(map.count, equals: naive.count, comment)
    expect(map.isEmpty, equals: naive.isEmpty, comment)
    for (key, value) in naive { expect(map[key], equals: value, comment) }
    expect(map[Key(number: -1, hash: 3)] == nil, comment)
    var visited: [Key: Value] = [:]
    map.forEach { key, value in
      expect(visited.updateValue(value, forKey: key) == nil, "visited twice: \(comment)")
    }
    expect(visited, equals: naive, comment)
  }

  @Test(arguments: [1, 4, 1 << 40])
  func `random settings leave what a dictionary has, and copies as they were`(hashes: Int) {
    var random = SeededGenerator(seed: UInt64(hashes))
    var (map, naive) = (PersistentMap<Key, Int>(), [Key: Int]())
    var held = [(map, naive)]
    for step in 0..<400 {
      let number = Int.random(in: 0..<150, using: &random)
      let key = Key(number: number, hash: number % hashes)
      map.set(key, step)
      naive[key] = step
      expect(map.fault() == nil, "\(hashes) hashes, step \(step)")
      if step % 50 == 0 { held.append((map, naive)) }
    }
    held.append((map, naive))
    for (map, naive) in held { expectEqual(map, naive, "\(hashes) hashes") }
  }

  @Test func `keys whose hashes agree are told apart by themselves`() {
    var map = PersistentMap<Key, String>()
    map.set(Key(number: 1, hash: 9), "one")
    map.set(Key(number: 2, hash: 9), "two")
    map.set(Key(number: 3, hash: 9), "three")
    map.set(Key(number: 2, hash: 9), "zwei")
    expect(map.count, equals: 3)
    expect((1...3).map { map[Key(number: $0, hash: 9)] }, equals: ["one", "zwei", "three"])
    expect(map[Key(number: 4, hash: 9)] == nil)
  }

  @Test func `a map without entries has none`() {
    let map = PersistentMap<Key, Int>()
    expect(map.isEmpty && map.count == 0)
    expect(map[Key(number: 0, hash: 0)] == nil)
    map.forEach { _, _ in Issue.record("there is nothing to visit") }
  }
}
