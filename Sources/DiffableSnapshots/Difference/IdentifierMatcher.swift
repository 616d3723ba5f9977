// SPDX-License-Identifier: Apache-2.0

/// Finds identifiers again: an open-addressing table over an array of unique identifiers.
///
/// The table holds positions with the upper half of their hashes, so that identifiers are compared
/// only when their hashes agree, and stays at most half full.
struct IdentifierMatcher<Identifier: Hashable> {
  private let identifiers: ContiguousArray<Identifier>
  /// In each slot the upper half of a hash and a position plus one; zero in a free slot.
  private var slots: [UInt64]
  private let mask: Int
  private(set) var comparison = IdentifierComparison<Identifier>()
  /// Where the identifier after the last one found is expected.
  private var expected = 0
  /// How often the expectation may still fail before it is not tried any more.
  private var trust = 4

  /// - Complexity: O(n) for n identifiers.
  init(_ identifiers: ContiguousArray<Identifier>) {
    self.identifiers = identifiers
    var capacity = 4
    while capacity < 2 * identifiers.count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
    fill()
  }

  private mutating func fill() {
    let stride = MemoryLayout<Identifier>.stride
    let mask = mask
    var hashing = comparison
    slots.withUnsafeMutableBufferPointer { slots in
      identifiers.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        for position in 0..<(bytes.count / stride) {
          let hash = hashing.hash(base + position * stride)
          var slot = Int(truncatingIfNeeded: hash) & mask
          while slots[slot] != 0 { slot = (slot + 1) & mask }
          slots[slot] = hash & ~0xFFFF_FFFF | UInt64(position + 1)
        }
      }
    }
    comparison = hashing
  }

  /// Calls `found` with the position of each of `count` identifiers that lie `stride` bytes apart from
  /// `start` on; -1 for those that are not there.
  mutating func match(
    _ start: UnsafeRawPointer, stride: Int, count: Int, _ found: (Int) -> Void
  ) {
    let identifiers = identifiers
    identifiers.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return (0..<count).forEach { _ in found(-1) } }
      for index in 0..<count {
        found(position(of: start + index * stride, base))
      }
    }
  }

  /// The position of the identifier at `pointer`, or -1.
  ///
  /// Neighbours mostly stayed neighbours: the one behind the last found is tried before hashing.
  private mutating func position(of pointer: UnsafeRawPointer, _ base: UnsafeRawPointer) -> Int {
    let stride = MemoryLayout<Identifier>.stride
    if trust > 0, expected < identifiers.count {
      if comparison.areEqual(pointer, base + expected * stride) {
        trust = 16
        expected += 1
        return expected - 1
      }
      trust -= 1
    }
    let hash = comparison.hash(pointer)
    let tag = hash >> 32
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == tag {
        let position = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        if comparison.areEqual(pointer, base + position * stride) {
          if position == expected { trust = 16 }
          expected = position + 1
          return position
        }
      }
      slot = (slot + 1) & mask
    }
    return -1
  }
}
