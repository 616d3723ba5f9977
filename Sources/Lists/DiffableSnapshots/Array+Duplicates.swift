// SPDX-License-Identifier: Apache-2.0

extension Array where Element: Hashable {
  /// Returns the elements that occur more than once, each with all its positions.
  ///
  /// They are in the order of their second occurrence; empty if every element is unique.
  ///
  /// - Complexity: O(*n*).
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

  /// Whether the elements are unique and so few that comparing all is cheaper than hashing.
  private var areFewAndUnique: Bool {
    count <= 8 && indices.allSatisfy { !self[..<$0].contains(self[$0]) }
  }
}
