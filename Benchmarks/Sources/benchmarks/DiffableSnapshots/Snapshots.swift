// SPDX-License-Identifier: Apache-2.0

import CBench
import Foundation
import MullionDiffableSnapshots

/// Snapshots of one section and their differences, and the peers that do a part of the same work.
struct Snapshots<Identifier: BenchmarkIdentifier> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>
  typealias Difference = SnapshotDifference<Int, Identifier>

  let old: [Identifier]
  let new: [Identifier]

  init(_ change: Change, size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    old = Change.identifiers(size, using: &generator)
    new = change.applied(to: old)
  }

  static func snapshot(of identifiers: [Identifier]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    return snapshot
  }

  // MARK: Ours

  /// The difference of two snapshots that stand and share nothing.
  func difference() -> Contender {
    let (first, second) = (Self.snapshot(of: old), Self.snapshot(of: new))
    return .timed("difference") { Difference(from: first, to: second) }
  }

  func building() -> Contender {
    .timed("building") { [new] in Self.snapshot(of: new) }
  }

  // MARK: Peers

  /// Comparing the memory of two arrays of this size, all of it: the second one is an equal copy, as
  /// arrays that differ would be done at the first difference.
  func memory() -> Contender {
    let copy = old.indices.map { old[$0] }
    return .timed("memcmp") { [old] in
      old.withUnsafeBytes { left in
        copy.withUnsafeBytes { right in
          guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
          return Int(memcmp(first, second, left.count))
        }
      }
    }
  }

  func elementsEqual() -> Contender {
    .timed("elementsEqual") { [old, new] in old.elementsEqual(new) }
  }

  func standardLibrary() -> Contender {
    .timed("stdlib difference") { [old, new] in new.difference(from: old) }
  }

  /// Hashing all of one array into a set.
  func set() -> Contender {
    .timed("Set") { [new] in
      var set = Set<Identifier>(minimumCapacity: new.count)
      for identifier in new { set.insert(identifier) }
      return set
    }
  }

  /// Hashing all of one array into a table in C and looking all of the other one up.
  func table() -> Contender {
    .timed("C table") { [old, new] in
      old.withUnsafeBytes { left in
        new.withUnsafeBytes { right in
          bench_table_common(
            left.baseAddress, right.baseAddress, min(old.count, new.count),
            MemoryLayout<Identifier>.stride)
        }
      }
    }
  }
}
