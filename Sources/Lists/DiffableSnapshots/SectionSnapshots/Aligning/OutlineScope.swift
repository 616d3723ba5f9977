// SPDX-License-Identifier: Apache-2.0

/// The items of an outline that a comparison includes.
enum OutlineScope {
  case all
  case visible

  /// Returns the number of included items of a stretch with `sums`.
  func count(_ sums: OutlineSums) -> Int { self == .all ? sums.count : sums.visible }

  /// Returns whether an item with `entry` is included.
  func includes(_ entry: OutlineEntry) -> Bool { self == .all || entry.hidden == 0 }

  /// Returns whether a node contains the same included items under two different shifts.
  func isSame(_ old: OutlineShift, _ new: OutlineShift) -> Bool {
    self == .all || old.hidden == new.hidden
  }
}
