// SPDX-License-Identifier: Apache-2.0

/// An index of identifiers: an open-addressing table over unique identifiers in memory.
///
/// The table holds positions with the upper half of their hashes, so that identifiers are compared only if
/// their hashes agree. It is at most half full.
struct IdentifierMatcher {
  /// The number of identifiers in one batch of lookups.
  static let batch = 256

  private let identifiers: IdentifierPlaces
  /// The slots: the upper half of a hash and a position plus one, or zero if free.
  private var slots: [UInt64]
  private let mask: Int
  private(set) var comparison: IdentifierComparison
  /// The expected position of the next identifier, after the last one found.
  private var expected = 0
  /// A sum over prefetched memory, which prevents the reads from being optimized away.
  private var readAhead: UInt64 = 0
  /// The hashes of the identifiers in a batch.
  private var hashes = [UInt64](repeating: 0, count: batch)
  /// The slots in which the identifiers of a batch were found.
  private var found = [UInt64](repeating: 0, count: batch)
  /// The number of further failures after which the expected position is no longer tried.
  private var trust = 4

  /// Creates a table of `identifiers`.
  ///
  /// - Complexity: O(*n*) for *n* identifiers.
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

  /// Inserts the identifiers at `positions` into the table.
  ///
  /// Their slots are scattered in memory. All slots are read before any is written, so that the memory
  /// accesses overlap.
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

  /// Replaces the contents of `positions` with the position of each identifier in a range of `wanted`, or -1.
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

  /// Returns the position of the identifier at `pointer`, or -1.
  ///
  /// Adjacent identifiers usually remain adjacent: the position after the last one found is tried before
  /// hashing.
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

  /// Returns the position of the identifier at `pointer` from slot `first` on, or -1.
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
  /// If adjacent identifiers do not remain adjacent, every lookup is a random memory access. Then all slots
  /// are read first, and then the identifiers that they refer to, before any is compared, so that the memory
  /// accesses overlap.
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
