// SPDX-License-Identifier: Apache-2.0

extension Array where Element: Hashable {
  /// The elements that stand in the array more than once, in the order of their second appearance,
  /// each with all its positions; empty when every element is unique.
  /// - Complexity: O(n).
  func positionsOfDuplicates() -> [(Element, [Int])] {
    if areFewAndUnique || Set(self).count == count { return [] }
    var positions: [Element: [Int]] = [:]
    var repeated: [Element] = []
    for (position, element) in enumerated() {
      positions[element, default: []].append(position)
      if positions[element]?.count == 2 { repeated.append(element) }
    }
    return repeated.map { ($0, positions[$0] ?? []) }
  }

  /// Whether the elements are so few that comparing all is cheaper than hashing, and are unique.
  private var areFewAndUnique: Bool {
    count <= 8 && indices.allSatisfy { !self[..<$0].contains(self[$0]) }
  }
}
