// SPDX-License-Identifier: Apache-2.0

/// One entry of an ``ExtentTree``: a section, a group or a segment of equal groups.
package protocol Extended: Sendable {
  /// The extent of the entry.
  var extent: Extent { get }
  /// Whether the entry holds references, so that destroying it needs reference counting.
  var holdsReferences: Bool { get }

  /// Returns two entries: one with the first `places` places and one with the rest.
  ///
  /// The entry must hold several places.
  func divided(after places: Int) -> (Self, Self)

  /// Returns whether the entry and the following one repeat the same element and can be merged.
  func isAlike(_ next: Self) -> Bool
  /// Adds `places` places equal to the entry's own.
  mutating func lengthen(by places: Int)
}

extension Extended {
  /// Returns `false`: entries are merged only if their type implements the requirement.
  package func isAlike(_ next: Self) -> Bool { false }

  /// Does nothing; entries that are never alike need no implementation.
  package mutating func lengthen(by places: Int) {}
}
