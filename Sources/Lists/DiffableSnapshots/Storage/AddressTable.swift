// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where items may be found, by their hashes: shared by a snapshot and all that come from it.
///
/// An entry says that some version has or had an item with this hash at an address. Whoever reads it
/// looks there in a version of its own and compares. So entries of items that are gone, that moved or
/// that only another version has do no harm, and nothing is ever removed or copied: an edit of k items
/// adds k entries. A table of which too much is outdated is left to the others, and the version
/// begins another one.
///
/// It holds neither items nor their types, and is the one part of a snapshot that needs a lock.
final class AddressTable: Sendable {
  private let comparison: IdentifierComparison
  private let entries = Mutex(AddressEntries())

  init(_ comparison: IdentifierComparison) { self.comparison = comparison }

  /// A table of the same items' type without entries.
  var emptied: AddressTable { AddressTable(comparison) }

  /// Whether a version with `count` items should begin another table.
  func isOutdated(for count: Int) -> Bool {
    entries.withLock { $0.count > 2 * count + 64 || $0.mostAlike > 2 * $0.leastAlike + 256 }
  }

  /// Notes that no entry is outdated.
  func settle() { entries.withLock { $0.leastAlike = $0.mostAlike } }

  func hash(_ pointer: UnsafeRawPointer) -> UInt32 {
    var comparison = comparison
    return Self.folded(comparison.hash(pointer))
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    var comparison = comparison
    return comparison.areEqual(left, right)
  }

  /// The hash of each of some items.
  func hashes(_ items: LeafElements) -> [UInt32] {
    var comparison = comparison
    return [UInt32](unsafeUninitializedCapacity: items.count) { hashes, count in
      for index in 0..<items.count {
        hashes[index] = Self.folded(comparison.hash(items.element(index)))
      }
      count = items.count
    }
  }

  /// The addresses at which an item with `hash` may stand.
  func addresses(_ hash: UInt32) -> [ItemAddress] { entries.withLock { $0.addresses(hash) } }

  /// Adds an entry for each of `items`, which have these `hashes` and evenly spaced labels.
  ///
  /// Answers `false` when two of them are equal, or when `isTaken` says of one that it is what stands
  /// at an address.
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
