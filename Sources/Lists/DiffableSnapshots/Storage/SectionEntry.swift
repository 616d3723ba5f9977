// SPDX-License-Identifier: Apache-2.0

/// A section in the tree of sections, with the tree of its items.
struct SectionEntry<Section: Hashable & Sendable>: OrderedElement, Sendable {
  /// The identifier, stored first because differences read it at the entry's address.
  let identifier: Section
  /// The identity of the section while the snapshot contains it; moving it changes only its label.
  let token: Int
  var label = 0
  var items = ItemOrder()

  init(identifier: Section, token: Int) {
    self.identifier = identifier
    self.token = token
  }

  /// The number of items.
  var weight: Int { items.count }
}
