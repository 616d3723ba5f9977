// SPDX-License-Identifier: Apache-2.0

/// Items that stand side by side: gone after a change, or there since it.
package struct ItemRange: Hashable, Sendable {
  private let section: Int32
  private let item: Int32
  private let number: Int32

  /// Makes a range of `count` items from `place` on: a place before the change where they are
  /// deleted, after it where they are inserted.
  package init(place: ItemPlace, count: Int) {
    section = Int32(place.section)
    item = Int32(place.item)
    number = Int32(count)
  }

  /// Where the first of the items stands, before the change or after it.
  package var place: ItemPlace { ItemPlace(section: Int(section), item: Int(item)) }
  /// How many items these are.
  package var count: Int { Int(number) }
}
