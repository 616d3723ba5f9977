// SPDX-License-Identifier: Apache-2.0

/// Items that stand side by side before a change and are gone after it.
package struct ItemDeletion: Hashable, Sendable {
  private let section: Int32
  private let item: Int32
  private let number: Int32

  /// Makes a deletion of `count` items from `place` on, a place before the change.
  package init(place: ItemPlace, count: Int) {
    section = Int32(place.section)
    item = Int32(place.item)
    number = Int32(count)
  }

  /// Where the first of the items stands before the change.
  package var place: ItemPlace { ItemPlace(section: Int(section), item: Int(item)) }
  /// How many items are deleted.
  package var count: Int { Int(number) }
}
