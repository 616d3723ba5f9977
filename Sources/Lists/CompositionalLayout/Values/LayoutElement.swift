// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// The identity of one element of a layout.
package struct LayoutElement: Hashable, Sendable {
  /// The category: cell, supplementary view or decoration view.
  package var category: UICollectionElementCategory
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  package var kind: String?
  /// The index of the section; 0 for boundary items of the whole layout.
  package var section: Int
  /// The index of the item or view; `Int.max` for boundary items of the whole layout.
  package var item: Int

  /// Creates an element from its parts.
  package init(
    category: UICollectionElementCategory, kind: String? = nil, section: Int, item: Int
  ) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// Returns the identity of the cell of an item.
  package static func cell(section: Int, item: Int) -> LayoutElement {
    LayoutElement(category: .cell, section: section, item: item)
  }

  /// Returns the identity of a supplementary view of the given kind.
  package static func supplementary(_ kind: String, section: Int, item: Int) -> LayoutElement {
    LayoutElement(category: .supplementaryView, kind: kind, section: section, item: item)
  }

  /// Returns the identity of a decoration view of the given kind.
  package static func decoration(_ kind: String, section: Int, item: Int) -> LayoutElement {
    LayoutElement(category: .decorationView, kind: kind, section: section, item: item)
  }
}
