// SPDX-License-Identifier: Apache-2.0

/// An item of an outline with its label.
struct OutlineElement<Item: Hashable & Sendable>: LabelledElement {
  let item: Item
  var label: Int
}
