// SPDX-License-Identifier: Apache-2.0

/// Items of one section that lie side by side in memory, to be read by their places in the section.
///
/// Who asks a snapshot for one item after the other finds most of them beside the one before. The type
/// of the items is said by who asks: to look up a generic type takes longer than to read an item.
package struct ItemStretch: Sendable {
  /// The section's index.
  package let section: Int
  /// The places of the items in the section.
  package let places: Range<Int>
  private let piece: ItemPiece

  init(_ piece: ItemPiece, section: Int, places: Range<Int>) {
    self.piece = piece
    self.section = section
    self.places = places
  }

  /// Whether the item at `place` of the section at index `section` is one of them.
  package func holds(section: Int, _ place: Int) -> Bool {
    section == self.section && places.contains(place)
  }

  /// The item at `place`, which must be one of them and of this type.
  ///
  /// - Complexity: O(1).
  package func item<Item: Hashable & Sendable>(at place: Int, as type: Item.Type) -> Item {
    piece[place - places.lowerBound].identifier(as: type)
  }
}
