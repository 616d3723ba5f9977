// SPDX-License-Identifier: Apache-2.0

/// The effect of a change of a section snapshot on its visible items: those that appear or disappear, and
/// their positions.
///
/// Outside of ``stretches`` the same items are visible in the same order. An item that moved is in two
/// stretches, one before and one after the change.
package struct VisibleDifference<Item: Hashable & Sendable>: Sendable {
  /// The stretches in which visible items differ, in order.
  package let stretches: [VisibleStretch]
  /// The items of all stretches before the change, in order.
  package let oldItems: [Item]
  /// The items of all stretches after the change, in order.
  package let newItems: [Item]

  /// Whether the same items are visible in the same order.
  package var isEmpty: Bool { stretches.isEmpty }

  /// The items that were visible before and no longer are, hidden or deleted, in order.
  ///
  /// - Complexity: O(*k*) for *k* items in stretches.
  package var hiddenItems: [Item] {
    if newItems.isEmpty { return oldItems }
    let kept = Set(newItems)
    return oldItems.filter { !kept.contains($0) }
  }

  /// The items that are visible now and were not before, shown or inserted, in order.
  ///
  /// - Complexity: O(*k*) for *k* items in stretches.
  package var shownItems: [Item] {
    if oldItems.isEmpty { return newItems }
    let kept = Set(oldItems)
    return newItems.filter { !kept.contains($0) }
  }

  /// The amount of work to find the difference.
  package let work: DifferenceWork

  /// Creates a difference from the result of comparing visible items.
  init(_ found: ItemStretches<Item>) {
    stretches = found.stretches
    oldItems = found.oldItems
    newItems = found.newItems
    work = found.work
  }
}
