// SPDX-License-Identifier: Apache-2.0

/// Which items of an outline a comparison is about.
enum OutlineScope {
  case all
  case visible

  /// How many items of a stretch with `sums` are meant.
  func count(_ sums: OutlineSums) -> Int { self == .all ? sums.count : sums.visible }

  /// Whether an item with `entry` is meant.
  func includes(_ entry: OutlineEntry) -> Bool { self == .all || entry.hidden == 0 }

  /// Whether the same node holds the same items of the scope below one branch as below another.
  func isSame(_ old: OutlineShift, _ new: OutlineShift) -> Bool {
    self == .all || old.hidden == new.hidden
  }
}
