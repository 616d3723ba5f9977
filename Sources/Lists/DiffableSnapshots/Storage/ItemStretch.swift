// SPDX-License-Identifier: Apache-2.0

/// Items of one section that are contiguous in memory, to be read by their places in the section.
///
/// A caller that reads one item after another finds most of them next to the previous one. The caller passes
/// the type of the items: looking up a generic type takes longer than reading an item.
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

  /// Returns whether the stretch contains the item at `place` of the section at index `section`.
  package func holds(section: Int, _ place: Int) -> Bool {
    section == self.section && places.contains(place)
  }

  /// Returns the item at `place`, which must be in the stretch and of this type.
  ///
  /// - Complexity: O(1).
  package func item<Item: Hashable & Sendable>(at place: Int, as type: Item.Type) -> Item {
    piece[place - places.lowerBound].identifier(as: type)
  }
}
