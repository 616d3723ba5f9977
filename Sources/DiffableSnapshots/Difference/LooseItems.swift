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

extension LooseItems {
  /// The items that `runs` do not cover on the side of `start`, all of one section, the first.
  /// - Complexity: O(l + r) for l leaves and r runs.
  static func gaps(
    in leaves: [LeafElements], _ runs: [AlignedRun], _ start: (AlignedRun) -> Int, count: Int
  ) -> [LooseItems] {
    var leaf = 0
    var first = 0
    return runs.gaps(start, count).map { gap in
      var parts: [LeafElements] = []
      var next = gap.lowerBound
      while next < gap.upperBound {
        while next >= first + leaves[leaf].count {
          first += leaves[leaf].count
          leaf += 1
        }
        let end = min(gap.upperBound, first + leaves[leaf].count)
        parts.append(leaves[leaf][(next - first)..<(end - first)])
        next = end
      }
      return LooseItems(section: 0, items: gap, pair: 0, leaves: parts)
    }
  }
}
