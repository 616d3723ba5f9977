// SPDX-License-Identifier: Apache-2.0

/// The place of an item in one version of a snapshot: a section index and an item index.
package struct ItemPlace: Hashable, Sendable {
  /// The index of the section.
  package var section: Int
  /// The index of the item within its section.
  package var item: Int

  /// Creates a place from two indexes.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
