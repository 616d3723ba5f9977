// SPDX-License-Identifier: Apache-2.0

/// The entries of an ``AddressTable``: a flat table with open addressing, at most half full.
///
/// A slot holds the number of an entry plus one in its low bits, and in its high bits those of the entry's
/// hash that did not determine the slot; so other entries are rarely examined.
struct AddressEntries {
  private var slots = [UInt32](repeating: 0, count: 8)
  /// The hash of every entry.
  private var hashes: [UInt32] = []
  private var runs: [AddressRun] = []
  /// The maximal number of entries with one hash.
  private(set) var mostAlike = 0
  /// The maximal number of entries with one hash when no entry was outdated.
  var leastAlike = 0

  var count: Int { hashes.count }

  /// Returns the addresses of the entries with `hash`.
  func addresses(_ hash: UInt32) -> [ItemAddress] {
    var addresses: [ItemAddress] = []
    let mask = UInt32(slots.count - 1)
    var slot = hash & mask
    while slots[Int(slot)] != 0 {
      let entry = slots[Int(slot)]
      if (entry ^ hash) & ~mask == 0, hashes[Int(entry & mask) - 1] == hash {
        addresses.append(runs.address(of: Int(entry & mask) - 1))
      }
      slot = (slot + 1) & mask
    }
    return addresses
  }

  /// Adds an entry for each of `new`, the hashes of items with evenly spaced labels.
  ///
  /// Stops and returns `false` if an item is equal to another one: where hashes agree, `areSame` is called
  /// with the positions of two new items, and `isTaken` with the position of a new item and an address.
  mutating func add(
    _ new: [UInt32], token: Int, _ labels: FreeLabels, areSame: (Int, Int) -> Bool,
    isTaken: (Int, ItemAddress) -> Bool
  ) -> Bool {
    let start = hashes.count
    if runs.isEmpty || !runs[runs.count - 1].takeIn(start, count: new.count, token: token, labels) {
      runs.append(AddressRun(start: start, token: token, labels: labels))
    }
    grow(to: start + new.count)
    if start == 0 { hashes = new } else { hashes += new }
    let runs = runs
    return link(start..<hashes.count) { entry, other in
      if other >= start { return areSame(entry - start, other - start) ? .equal : .different }
      let address = runs.address(of: other)
      if address == runs.address(of: entry) { return .known }
      return isTaken(entry - start, address) ? .equal : .different
    }
  }

  private mutating func grow(to count: Int) {
    var capacity = slots.count
    while capacity < 2 * count { capacity *= 2 }
    if capacity == slots.count { return }
    slots = [UInt32](repeating: 0, count: capacity)
    _ = link(0..<hashes.count) { _, _ in .different }
  }

  /// The relation of an entry to another one with the same hash.
  private enum Relation {
    /// A relation of entries that have different items or different addresses.
    case different
    /// A relation of entries that have equal items, which is an error.
    case equal
    /// A relation of entries that have the same address, so that one represents both.
    case known
  }

  /// Inserts entries into slots; stops and returns `false` if two have equal items.
  private mutating func link(
    _ entries: Range<Int>, _ relation: (Int, Int) -> Relation
  ) -> Bool {
    var free = slots
    slots = []
    defer { slots = free }
    var mostAlike = mostAlike
    defer { self.mostAlike = mostAlike }
    let mask = UInt32(free.count - 1)
    return free.withUnsafeMutableBufferPointer { free in
      hashes.withUnsafeBufferPointer { hashes in
        for entry in entries {
          let hash = hashes[entry]
          var isKnown = false
          var alike = 1
          var slot = hash & mask
          while free[Int(slot)] != 0 {
            let found = free[Int(slot)]
            if (found ^ hash) & ~mask == 0, hashes[Int(found & mask) - 1] == hash {
              switch relation(entry, Int(found & mask) - 1) {
              case .different: break
              case .equal: return false
              case .known:
                // Later items must be compared with this entry, which they may equal.
                free[Int(slot)] = hash & ~mask | UInt32(entry + 1)
                isKnown = true
              }
              alike += 1
              mostAlike = max(mostAlike, alike)
            }
            slot = (slot + 1) & mask
          }
          if !isKnown { free[Int(slot)] = hash & ~mask | UInt32(entry + 1) }
        }
        return true
      }
    }
  }
}
