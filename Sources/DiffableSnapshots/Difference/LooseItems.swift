// SPDX-License-Identifier: Apache-2.0

/// Items of one version, side by side in a section, whose partners in the other version are not known.
struct LooseItems {
  /// The index of the section, in the items' version.
  let section: Int
  let items: Range<Int>
  /// The section's number among those that both versions hold; `nil` when only one does.
  let pair: Int?
  /// The items themselves.
  let leaves: [LeafElements]

  var count: Int { items.count }
  func place(_ offset: Int) -> ItemPlace {
    ItemPlace(section: section, item: items.lowerBound + offset)
  }
}
