// SPDX-License-Identifier: Apache-2.0

/// Adjacent items of a section in one version whose partners in the other version are not known.
struct LooseStretch {
  private let sectionIndex: Int32
  private let first: Int32
  private let length: Int32
  private let pairNumber: Int32
  /// The number of contiguous parts of the items in memory.
  var parts: Int32 = 0

  /// Creates a stretch of `items` of a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - items: The positions of the items in the section.
  ///   - pair: The index of the section's pair among the sections in both versions; `nil` if the section is in
  ///     only one version.
  init(section: Int, items: Range<Int>, pair: Int?) {
    sectionIndex = Int32(section)
    first = Int32(items.lowerBound)
    length = Int32(items.count)
    pairNumber = Int32(pair ?? -1)
  }

  /// The index of the section's pair among the sections in both versions; `nil` if the section is in only one
  /// version.
  var pair: Int? { pairNumber < 0 ? nil : Int(pairNumber) }
  var count: Int { Int(length) }
  /// Returns the place in its version of the item at `offset` of the stretch.
  func place(_ offset: Int) -> ItemPlace {
    ItemPlace(section: Int(sectionIndex), item: Int(first) + offset)
  }
}
