// SPDX-License-Identifier: Apache-2.0

/// An item in the tree of its section.
struct ItemEntry<Item: Hashable & Sendable>: OrderedElement, Sendable {
  /// Stored first: differences find it where its entry lies.
  let identifier: Item
  var label = 0
  var weight: Int { 1 }
}
