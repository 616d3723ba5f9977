// SPDX-License-Identifier: Apache-2.0

// Changes that move nothing: only the nodes on the ways to what changes are made anew.

extension OutlineNode {
  /// The same entries, `added` added to those of `range`.
  /// - Complexity: O(log n).
  func shifting(_ range: Range<Int>, by added: OutlineShift) -> OutlineNode {
    if range.upperBound <= 0 || range.lowerBound >= count || range.isEmpty { return self }
    if range.lowerBound <= 0, range.upperBound >= count { return shifted(by: added) }
    switch content {
    case .leaf(var entries):
      for index in range.clamped(to: 0..<count) {
        entries[index] = entries[index].shifted(by: added)
      }
      return OutlineNode(entries)
    case .branch(let left, let right):
      let rest = (range.lowerBound - left.count)..<(range.upperBound - left.count)
      return OutlineNode(
        left.shifting(range, by: added), right.shifting(rest, by: added), shift: shift)
    }
  }

  /// The same entries, that at `position` expanded or collapsed.
  /// - Complexity: O(log n).
  func settingExpanded(_ isExpanded: Bool, at position: Int) -> OutlineNode {
    switch content {
    case .leaf(var entries):
      entries[position].isExpanded = isExpanded
      return OutlineNode(entries)
    case .branch(let left, let right):
      if position < left.count {
        return OutlineNode(left.settingExpanded(isExpanded, at: position), right, shift: shift)
      }
      let changed = right.settingExpanded(isExpanded, at: position - left.count)
      return OutlineNode(left, changed, shift: shift)
    }
  }

  /// The same entries, those from `position` on with the labels that `labels` yields, which loses them.
  /// - Complexity: O(k + log n) for k labels.
  func relabelled(from position: Int, _ labels: inout ArraySlice<Int>) -> OutlineNode {
    if labels.isEmpty || position >= count { return self }
    switch content {
    case .leaf(var entries):
      for index in max(0, position)..<count {
        guard let label = labels.popFirst() else { break }
        entries[index].label = label
      }
      return OutlineNode(entries)
    case .branch(let left, let right):
      let first = left.relabelled(from: position, &labels)
      let second = right.relabelled(from: position - left.count, &labels)
      return OutlineNode(first, second, shift: shift)
    }
  }
}
