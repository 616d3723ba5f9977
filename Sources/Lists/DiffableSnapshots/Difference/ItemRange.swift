// SPDX-License-Identifier: Apache-2.0

/// Consecutive items that a change deletes or inserts.
package struct ItemRange: Hashable, Sendable {
  private let section: Int32
  private let item: Int32
  private let number: Int32

  /// Creates a range of `count` items from `place` on.
  ///
  /// For deleted items, `place` is a place before the change; for inserted items, a place after the change.
  package init(place: ItemPlace, count: Int) {
    section = Int32(place.section)
    item = Int32(place.item)
    number = Int32(count)
  }

  /// The place of the first item, before or after the change.
  package var place: ItemPlace { ItemPlace(section: Int(section), item: Int(item)) }
  /// The number of items.
  package var count: Int { Int(number) }
}
