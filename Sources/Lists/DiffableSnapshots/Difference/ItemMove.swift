// SPDX-License-Identifier: Apache-2.0

/// Consecutive items that are adjacent and in the same order before and after a move.
package struct ItemMove: Hashable, Sendable {
  private let oldSection: Int32
  private let oldItem: Int32
  private let newSection: Int32
  private let newItem: Int32
  private let number: Int32

  /// Creates a move of `count` items; `from` is a place before the change, `to` one after it.
  package init(from: ItemPlace, to: ItemPlace, count: Int) {
    oldSection = Int32(from.section)
    oldItem = Int32(from.item)
    newSection = Int32(to.section)
    newItem = Int32(to.item)
    number = Int32(count)
  }

  /// The place of the first item before the change.
  package var from: ItemPlace { ItemPlace(section: Int(oldSection), item: Int(oldItem)) }
  /// The place of the first item after the change.
  package var to: ItemPlace { ItemPlace(section: Int(newSection), item: Int(newItem)) }
  /// The number of moved items.
  package var count: Int { Int(number) }
  /// The reverse move of the same items.
  package var reversed: ItemMove { ItemMove(from: to, to: from, count: count) }
}
