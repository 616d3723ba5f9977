// SPDX-License-Identifier: Apache-2.0

/// A section in the tree of sections, with the tree of its items.
struct SectionEntry<Section: Hashable & Sendable>: OrderedElement, Sendable {
  /// Stored first: differences find it where its entry lies.
  let identifier: Section
  /// Names the section as long as the snapshot holds it; moving it changes its label only.
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
