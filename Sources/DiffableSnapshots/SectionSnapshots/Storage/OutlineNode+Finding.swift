// SPDX-License-Identifier: Apache-2.0

// Going down, the shifts of the branches passed are added to what is found below.

extension OutlineNode {
  /// The entry at `position`, which must exist.
  /// - Complexity: O(log n).
  func entry(at position: Int) -> Entry? {
    var node = self
    var rest = position
    var passed = OutlineShift()
    while case .branch(let left, let right) = node.content {
      passed = passed + node.shift
      node = rest < left.count ? left : right
      if node === right { rest -= left.count }
    }
    guard case .leaf(let entries) = node.content, entries.indices.contains(rest) else { return nil }
    return entries[rest].shifted(by: passed)
  }

  /// The position of the entry with `label`; `nil` when there is none.
  /// - Complexity: O(log n).
  func position(ofLabel label: Int) -> Int? {
    var node = self
    var before = 0
    while case .branch(let left, let right) = node.content {
      if label >= right.lowest { before += left.count }
      node = label < right.lowest ? left : right
    }
    guard case .leaf(let entries) = node.content else { return nil }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].label == label { return before + middle }
      if entries[middle].label < label { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The first position from `start` on whose depth is `depth` at most; `nil` when there is none.
  /// - Complexity: O(log n).
  func first(from start: Int, depthAtMost depth: Int) -> Int? {
    if start >= count || minDepth > depth { return nil }
    switch content {
    case .leaf(let entries):
      return entries.indices[max(0, start)...].first { entries[$0].depth <= depth }
    case .branch(let left, let right):
      let inner = depth - shift.depth
      return left.first(from: start, depthAtMost: inner)
        ?? right.first(from: start - left.count, depthAtMost: inner).map { $0 + left.count }
    }
  }

  /// The last position before `end` whose depth is `depth` at most; `nil` when there is none.
  /// - Complexity: O(log n).
  func last(before end: Int, depthAtMost depth: Int) -> Int? {
    if end <= 0 || minDepth > depth { return nil }
    switch content {
    case .leaf(let entries): return entries[..<min(end, count)].lastIndex { $0.depth <= depth }
    case .branch(let left, let right):
      let inner = depth - shift.depth
      return right.last(before: end - left.count, depthAtMost: inner).map { $0 + left.count }
        ?? left.last(before: end, depthAtMost: inner)
    }
  }

  // MARK: Visible entries

  /// The number of visible entries before `position`; `hidden` is added to each entry's.
  /// - Complexity: O(log n).
  func visible(before position: Int, hidden: Int = 0) -> Int {
    if position <= 0 || minHidden + hidden > 0 { return 0 }
    if position >= count { return visible(hidden: hidden) }
    switch content {
    case .leaf(let entries): return entries[..<position].count { $0.hidden + hidden == 0 }
    case .branch(let left, let right):
      let inner = hidden + shift.hidden
      return left.visible(before: position, hidden: inner)
        + right.visible(before: position - left.count, hidden: inner)
    }
  }

  /// The item that stands at `index` among the visible ones, which must exist.
  /// - Complexity: O(log n).
  func visibleItem(at index: Int, hidden: Int = 0) -> Item? {
    switch content {
    case .leaf(let entries):
      return entries.lazy.filter { $0.hidden + hidden == 0 }.dropFirst(index).first?.item
    case .branch(let left, let right):
      let inner = hidden + shift.hidden
      let first = left.visible(hidden: inner)
      return index < first
        ? left.visibleItem(at: index, hidden: inner)
        : right.visibleItem(at: index - first, hidden: inner)
    }
  }

  // MARK: Walks

  /// Calls `body` for every entry in order, without what is below nodes that `skipping` names.
  ///
  /// `skipping` is told a node and what is to be added to its sums.
  /// - Complexity: O(n) for n entries in nodes that are not skipped, O(log n) for each that is.
  func forEach(
    shift passed: OutlineShift = OutlineShift(), skipping: (OutlineNode, OutlineShift) -> Bool,
    _ body: (Entry) -> Void
  ) {
    if skipping(self, passed) { return }
    switch content {
    case .leaf(let entries): for entry in entries { body(entry.shifted(by: passed)) }
    case .branch(let left, let right):
      left.forEach(shift: passed + shift, skipping: skipping, body)
      right.forEach(shift: passed + shift, skipping: skipping, body)
    }
  }
}
