// SPDX-License-Identifier: Apache-2.0

/// Finds identifiers again: an open-addressing table over unique identifiers in memory.
///
/// The table holds positions with the upper half of their hashes, so that identifiers are compared
/// only when their hashes agree, and stays at most half full.
struct IdentifierMatcher {
  /// How many identifiers are looked up together.
  static let batch = 256

  private let identifiers: IdentifierPlaces
  /// In each slot the upper half of a hash and a position plus one; zero in a free slot.
  private var slots: [UInt64]
  private let mask: Int
  private(set) var comparison: IdentifierComparison
  /// Where the identifier after the last one found is expected.
  private var expected = 0
  /// A sum over memory that was read ahead; it only keeps the reads from being left out.
  private var readAhead: UInt64 = 0
  /// The hashes of the identifiers that are looked up together.
  private var hashes = [UInt64](repeating: 0, count: batch)
  /// The slots that they were found in.
  private var found = [UInt64](repeating: 0, count: batch)
  /// How often the expectation may still fail before it is not tried any more.
  private var trust = 4

  /// - Complexity: O(n) for n identifiers.
  init(_ identifiers: IdentifierPlaces, _ comparison: IdentifierComparison) {
    self.identifiers = identifiers
    self.comparison = comparison
    var capacity = 4
    while capacity < 2 * identifiers.count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
    for first in stride(from: 0, to: identifiers.count, by: Self.batch) {
      insert(first..<min(first + Self.batch, identifiers.count))
    }
  }

  /// Puts the identifiers at `positions` into the table.
  ///
  /// Each goes to another part of memory. All their slots are read before any is written, so that
  /// the reads wait for memory together.
  private mutating func insert(_ positions: Range<Int>) {
    let mask = mask
    slots.withUnsafeMutableBufferPointer { slots in
      for (index, position) in positions.enumerated() {
        let hash = comparison.hash(identifiers[position])
        hashes[index] = hash
        readAhead &+= slots[Int(truncatingIfNeeded: hash) & mask]
      }
      for (index, position) in positions.enumerated() {
        let hash = hashes[index]
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = hash & ~0xFFFF_FFFF | UInt64(position + 1)
      }
    }
  }

  /// Replaces `positions` by the position of each identifier in a range of `wanted`, or -1.
  mutating func positions(
    of wanted: IdentifierPlaces, _ range: Range<Int>, into positions: inout [Int]
  ) {
    positions.removeAll(keepingCapacity: true)
    var first = range.lowerBound
    while first < range.upperBound {
      let end = min(first + Self.batch, range.upperBound)
      if trust > 0 {
        for index in first..<end { positions.append(position(of: wanted[index])) }
      } else {
        lookUp(wanted, first..<end, into: &positions)
      }
      first = end
    }
  }

  /// The position of the identifier at `pointer`, or -1.
  ///
  /// Neighbours mostly stayed neighbours: the one behind the last found is tried before hashing.
  private mutating func position(of pointer: UnsafeRawPointer) -> Int {
    if trust > 0, expected < identifiers.count {
      if comparison.areEqual(pointer, identifiers[expected]) {
        trust = 16
        expected += 1
        return expected - 1
      }
      trust -= 1
    }
    let hash = comparison.hash(pointer)
    return position(of: pointer, tag: hash >> 32, from: Int(truncatingIfNeeded: hash) & mask)
  }

  /// The position of the identifier at `pointer` in `slot` or one that follows, or -1.
  private mutating func position(
    of pointer: UnsafeRawPointer, tag: UInt64, from first: Int
  ) -> Int {
    var slot = first
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

  /// Appends the position of each identifier in a range of `wanted`, or -1.
  ///
  /// When neighbours are not what is expected, every look goes to another part of memory. Then the
  /// slots of all are read first, and the identifiers that these name before any is compared, so
  /// that the reads wait for memory together.
  private mutating func lookUp(
    _ wanted: IdentifierPlaces, _ range: Range<Int>, into positions: inout [Int]
  ) {
    let mask = mask
    slots.withUnsafeBufferPointer { slots in
      for (index, position) in range.enumerated() {
        let hash = comparison.hash(wanted[position])
        hashes[index] = hash
        readAhead &+= slots[Int(truncatingIfNeeded: hash) & mask]
      }
      for index in 0..<range.count {
        let tag = hashes[index] >> 32
        var slot = Int(truncatingIfNeeded: hashes[index]) & mask
        while slots[slot] != 0, slots[slot] >> 32 != tag { slot = (slot + 1) & mask }
        found[index] = UInt64(slot)
        if slots[slot] == 0 { continue }
        let likely = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        readAhead &+= UInt64(identifiers[likely].load(as: UInt8.self))
      }
    }
    for (index, position) in range.enumerated() {
      let first = Int(found[index])
      positions.append(
        slots[first] == 0
          ? -1 : self.position(of: wanted[position], tag: hashes[index] >> 32, from: first))
    }
  }
}
