// SPDX-License-Identifier: Apache-2.0

/// Items that stand side by side, in the same order, both before and after a change that moved them.
package struct ItemMove: Hashable, Sendable {
  private let oldSection: Int32
  private let oldItem: Int32
  private let newSection: Int32
  private let newItem: Int32
  private let number: Int32

  /// Makes a move of `count` items; `from` is a place before the change, `to` one after it.
  package init(from: ItemPlace, to: ItemPlace, count: Int) {
    oldSection = Int32(from.section)
    oldItem = Int32(from.item)
    newSection = Int32(to.section)
    newItem = Int32(to.item)
    number = Int32(count)
  }

  /// Where the first of the items stands before the change.
  package var from: ItemPlace { ItemPlace(section: Int(oldSection), item: Int(oldItem)) }
  /// Where the first of the items stands after the change.
  package var to: ItemPlace { ItemPlace(section: Int(newSection), item: Int(newItem)) }
  /// How many items are moved.
  package var count: Int { Int(number) }
  /// The move of the same items back.
  package var reversed: ItemMove { ItemMove(from: to, to: from, count: count) }
}
