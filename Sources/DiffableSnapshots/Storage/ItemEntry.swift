// SPDX-License-Identifier: Apache-2.0

/// An item with its label.
struct ItemEntry<Item: Hashable & Sendable>: LabelledElement, Sendable {
  let identifier: Item
  var label: Int
}
