// SPDX-License-Identifier: Apache-2.0

extension Array where Element: Hashable {
  /// The elements that stand in the array more than once, in the order of their second appearance,
  /// each with all its positions; empty when every element is unique.
  /// - Complexity: O(n).
  func positionsOfDuplicates() -> [(Element, [Int])] {
    if count < 2 || (count == 2 && self[0] != self[1]) { return [] }
    if Set(self).count == count { return [] }
    var positions: [Element: [Int]] = [:]
    var repeated: [Element] = []
    for (position, element) in enumerated() {
      positions[element, default: []].append(position)
      if positions[element]?.count == 2 { repeated.append(element) }
    }
    return repeated.map { ($0, positions[$0] ?? []) }
  }
}
