// SPDX-License-Identifier: Apache-2.0

import CBench
import Foundation
import MullionDiffableSnapshots

/// Snapshots of one section, their differences, and peers that do part of the same work.
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

  /// Returns a contender that computes the difference of two existing snapshots that share nothing.
  func difference() -> Contender {
    let (first, second) = (Self.snapshot(of: old), Self.snapshot(of: new))
    return .timed("difference") { Difference(from: first, to: second) }
  }

  func building() -> Contender {
    .timed("building") { [new] in Self.snapshot(of: new) }
  }

  // MARK: Peers

  /// Returns a contender that compares the memory of two equal arrays of this size, so that the comparison
  /// does not end early.
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

  /// Returns a contender that inserts all identifiers of one array into a set.
  func set() -> Contender {
    .timed("Set") { [new] in
      var set = Set<Identifier>(minimumCapacity: new.count)
      for identifier in new { set.insert(identifier) }
      return set
    }
  }

  /// Returns a contender that inserts all identifiers of one array into a hash table in C and looks up all of
  /// the other one.
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
