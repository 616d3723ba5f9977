// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// Functions that compute the minimal number of moves between two snapshots, by a longest common subsequence
/// in quadratic time.
enum FewestMoves {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  static func ofSections(_ old: Snapshot, _ new: Snapshot) -> Int {
    moves(old.sectionIdentifiers, new.sectionIdentifiers)
  }

  static func ofItems(_ old: Snapshot, _ new: Snapshot) -> Int {
    let both = Set(old.itemIdentifiers).intersection(new.itemIdentifiers).count
    let staying = new.sectionIdentifiers.filter { old.indexOfSection($0) != nil }.map {
      common(old.itemIdentifiers(inSection: $0), new.itemIdentifiers(inSection: $0))
    }
    return both - staying.reduce(0, +)
  }

  /// Returns the number of items that stay in order regardless of sections; for large snapshots by
  /// `difference(from:)`, because the quadratic algorithm would take too long.
  static func staying(_ old: Snapshot, _ new: Snapshot) -> Int {
    if old.numberOfItems < 200 { return common(old.itemIdentifiers, new.itemIdentifiers) }
    let difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    return old.numberOfItems - difference.removals.count
  }

  private static func moves(_ old: [Int], _ new: [Int]) -> Int {
    Set(old).intersection(new).count - common(old, new)
  }

  /// Returns the length of a longest common subsequence.
  private static func common(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for element in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}
