// SPDX-License-Identifier: Apache-2.0

/// Finds identifiers again: an open-addressing table over unique identifiers in memory.
///
/// The table holds positions with the upper half of their hashes, so that identifiers are compared
/// only when their hashes agree, and stays at most half full.
struct IdentifierMatcher {
  private let identifiers: [UnsafeRawPointer]
  /// In each slot the upper half of a hash and a position plus one; zero in a free slot.
  private var slots: [UInt64]
  private let mask: Int
  private(set) var comparison: IdentifierComparison
  /// Where the identifier after the last one found is expected.
  private var expected = 0
  /// A sum over identifiers that were read ahead; it only keeps the reads from being left out.
  private var readAhead: UInt8 = 0
  /// The hashes of some elements, each with what is in its slot.
  private var hashed: [(hash: UInt64, entry: UInt64)] = []
  /// How often the expectation may still fail before it is not tried any more.
  private var trust = 4

  /// - Complexity: O(n) for n identifiers.
  init(_ identifiers: [UnsafeRawPointer], _ comparison: IdentifierComparison) {
    self.identifiers = identifiers
    self.comparison = comparison
    var capacity = 4
    while capacity < 2 * identifiers.count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
    for (position, pointer) in identifiers.enumerated() {
      let hash = self.comparison.hash(pointer)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = hash & ~0xFFFF_FFFF | UInt64(position + 1)
    }
  }

  /// The position of the identifier at `pointer`, or -1.
  ///
  /// Neighbours mostly stayed neighbours: the one behind the last found is tried before hashing.
  mutating func position(of pointer: UnsafeRawPointer) -> Int {
    if trust > 0, expected < identifiers.count {
      if comparison.areEqual(pointer, identifiers[expected]) {
        trust = 16
        expected += 1
        return expected - 1
      }
      trust -= 1
    }
    return position(of: pointer, hash: comparison.hash(pointer))
  }

  private mutating func position(of pointer: UnsafeRawPointer, hash: UInt64) -> Int {
    let tag = hash >> 32
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == tag {
        let position = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        if comparison.areEqual(pointer, identifiers[position]) {
          if position == expected { trust = 16 }
          expected = position + 1
          return position
        }
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  /// Replaces `positions` by the position of each of `elements`, or -1.
  ///
  /// When neighbours are not what is expected, every look goes to another part of memory. Then the
  /// slots of all elements are read first, and the identifiers that these name before any is compared,
  /// so that the reads wait for memory together.
  mutating func positions(of elements: ArraySlice<UnsafeRawPointer>, into positions: inout [Int]) {
    positions.removeAll(keepingCapacity: true)
    if trust > 0 {
      for element in elements { positions.append(position(of: element)) }
      return
    }
    hashed.removeAll(keepingCapacity: true)
    for element in elements {
      let hash = comparison.hash(element)
      hashed.append((hash, slots[Int(truncatingIfNeeded: hash) & mask]))
    }
    for (_, entry) in hashed where entry != 0 {
      let likely = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
      readAhead &+= identifiers[likely].load(as: UInt8.self)
    }
    for (index, (hash, entry)) in hashed.enumerated() {
      let pointer = elements[elements.startIndex + index]
      let likely = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
      if entry >> 32 == hash >> 32, likely >= 0,
        comparison.areEqual(pointer, identifiers[likely])
      {
        if likely == expected { trust = 16 }
        expected = likely + 1
        positions.append(likely)
      } else {
        positions.append(position(of: pointer, hash: hash))
      }
    }
  }
}
