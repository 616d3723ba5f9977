// SPDX-License-Identifier: Apache-2.0

/// Items of one version, side by side in a section, whose partners in the other version are not known.
struct LooseStretch {
  private let sectionIndex: Int32
  private let first: Int32
  private let length: Int32
  private let pairNumber: Int32
  /// In how many parts the items lie in memory.
  var parts: Int32 = 0

  /// A stretch of `items` of a section; `pair` is the section's number among those that both versions hold, `nil`
  /// when only one does.
  init(section: Int, items: Range<Int>, pair: Int?) {
    sectionIndex = Int32(section)
    first = Int32(items.lowerBound)
    length = Int32(items.count)
    pairNumber = Int32(pair ?? -1)
  }

  /// The section's number among those that both versions hold; `nil` when only one does.
  var pair: Int? { pairNumber < 0 ? nil : Int(pairNumber) }
  var count: Int { Int(length) }
  /// Where the item at `offset` of the stretch stands in its version.
  func place(_ offset: Int) -> ItemPlace {
    ItemPlace(section: Int(sectionIndex), item: Int(first) + offset)
  }
}
