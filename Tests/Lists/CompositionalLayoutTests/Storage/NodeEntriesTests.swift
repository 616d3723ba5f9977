// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionCompositionalLayout

/// Tests of storage for values in raw memory, compared with arrays, with a count of the living values.
@Suite("NodeEntries")
struct NodeEntriesTests {
  private final class Lives {
    var count = 0
  }

  /// An object that is counted while it is alive.
  private final class Live {
    let number: Int
    let lives: Lives

    init(_ number: Int, _ lives: Lives) {
      self.number = number
      self.lives = lives
      lives.count += 1
    }

    deinit { lives.count -= 1 }
  }

  @Test(arguments: 0..<10)
  func `random changes leave what an array has, and end what went`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lives = Lives()
    var naive: [Int] = [1, 2, 3]
    var entries = NodeEntries(capacity: 20, naive.map { Live($0, lives) })
    for step in 0..<200 {
      let index = Int.random(in: 0...naive.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0...1 where naive.count < 20:
        entries.insert(Live(step, lives), at: index)
        naive.insert(step, at: index)
      case 2 where index < naive.count:
        entries.remove(at: index)
        naive.remove(at: index)
      case 3 where index < naive.count:
        entries[index] = Live(-step, lives)
        naive[index] = -step
      case 4 where step % 20 == 0:
        entries.removeAll(from: index)
        naive.removeSubrange(index...)
      default: break
      }
      expect(entries.count, equals: naive.count)
      expect(entries.buffer.map(\.number), equals: naive)
      expect(lives.count, equals: naive.count, "seed \(seed), step \(step)")
    }
    entries.release(holdsReferences: true)
    expect(lives.count, equals: 0)
  }

  @Test func `a duplicate has values and room of its own`() {
    var entries = NodeEntries(capacity: 4, 0..<3) { $0 * 10 }
    var other = entries.duplicate()
    other[0] = 99
    other.insert(7, at: 3)
    entries.remove(at: 1)
    expect(Array(entries.buffer), equals: [0, 20])
    expect(Array(other.buffer), equals: [99, 10, 20, 7])
    entries.release(holdsReferences: false)
    other.release(holdsReferences: false)
  }

  @Test func `room for nothing is given back as well`() {
    let entries = NodeEntries<Int>(capacity: 0, [])
    expect(entries.count == 0 && entries.buffer.isEmpty)
    entries.release(holdsReferences: true)
  }
}
