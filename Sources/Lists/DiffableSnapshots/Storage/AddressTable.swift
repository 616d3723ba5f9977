// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The possible locations of items, by their hashes: shared by a snapshot and all that derive from it.
///
/// An entry means that some version has or had an item with this hash at an address. Readers look up the
/// address in their own version and compare. Entries of items that are deleted, moved or only in another
/// version are therefore harmless, and nothing is ever removed or copied: an edit of *k* items adds *k*
/// entries. If too many entries are outdated, the version leaves the table to the others and creates a new
/// one.
///
/// It contains neither items nor their types, and is the only part of a snapshot that needs a lock.
final class AddressTable: Sendable {
  private let comparison: IdentifierComparison
  private let entries = Mutex(AddressEntries())

  init(_ comparison: IdentifierComparison) { self.comparison = comparison }

  /// A table for the same item type without entries.
  var emptied: AddressTable { AddressTable(comparison) }

  /// Returns whether a version with `count` items should create a new table.
  func isOutdated(for count: Int) -> Bool {
    entries.withLock { $0.count > 2 * count + 64 || $0.mostAlike > 2 * $0.leastAlike + 256 }
  }

  /// Records that no entry is outdated.
  func settle() { entries.withLock { $0.leastAlike = $0.mostAlike } }

  func hash(_ pointer: UnsafeRawPointer) -> UInt32 {
    var comparison = comparison
    return Self.folded(comparison.hash(pointer))
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    var comparison = comparison
    return comparison.areEqual(left, right)
  }

  /// Returns the hash of each item.
  func hashes(_ items: LeafElements) -> [UInt32] {
    var comparison = comparison
    return [UInt32](unsafeUninitializedCapacity: items.count) { hashes, count in
      for index in 0..<items.count {
        hashes[index] = Self.folded(comparison.hash(items.element(index)))
      }
      count = items.count
    }
  }

  /// Returns the addresses at which an item with `hash` may be.
  func addresses(_ hash: UInt32) -> [ItemAddress] { entries.withLock { $0.addresses(hash) } }

  /// Adds an entry for each of `items`, which have these `hashes` and evenly spaced labels.
  ///
  /// - Returns: `false` if two of them are equal, or if `isTaken` returns `true` for an item and an address.
  func add(
    _ items: LeafElements, _ hashes: [UInt32], token: Int, _ labels: FreeLabels,
    isTaken: (Int, ItemAddress) -> Bool
  ) -> Bool {
    var comparison = comparison
    return entries.withLock { entries in
      entries.add(
        hashes, token: token, labels,
        areSame: { comparison.areEqual(items.element($0), items.element($1)) }, isTaken: isTaken)
    }
  }

  /// Adds an entry for an item.
  func add(_ hash: UInt32, _ address: ItemAddress) {
    let labels = FreeLabels(first: address.label, distance: 1)
    _ = entries.withLock {
      $0.add(
        [hash], token: address.token, labels, areSame: { _, _ in false },
        isTaken: { _, _ in false })
    }
  }

  private static func folded(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
