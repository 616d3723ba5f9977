// SPDX-License-Identifier: Apache-2.0

/// Items that stand side by side after a change and were not there before it.
package struct ItemInsertion: Hashable, Sendable {
  private let section: Int32
  private let item: Int32
  private let number: Int32

  /// Makes an insertion of `count` items from `place` on, a place after the change.
  package init(place: ItemPlace, count: Int) {
    section = Int32(place.section)
    item = Int32(place.item)
    number = Int32(count)
  }

  /// Where the first of the items stands after the change.
  package var place: ItemPlace { ItemPlace(section: Int(section), item: Int(item)) }
  /// How many items are inserted.
  package var count: Int { Int(number) }
}
