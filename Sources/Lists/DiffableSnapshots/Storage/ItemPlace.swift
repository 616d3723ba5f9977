// SPDX-License-Identifier: Apache-2.0

/// Where an item stands in one version of a snapshot: a section's index and an index within it.
package struct ItemPlace: Hashable, Sendable {
  /// The index of the section.
  package var section: Int
  /// The index of the item within its section.
  package var item: Int

  /// Makes a place from two indexes.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
