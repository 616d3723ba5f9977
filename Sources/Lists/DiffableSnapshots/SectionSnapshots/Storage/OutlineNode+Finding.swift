// SPDX-License-Identifier: Apache-2.0

// The shifts of the nodes on the path from the root are added to the values of the entry found.

extension OutlineNode {
  /// The location of an entry: its leaf, its offset in the leaf, and its shift.
  struct Place {
    let leaf: OutlineNode
    let offset: Int
    let shift: OutlineShift

    var entry: OutlineEntry { leaf.entries[offset].shifted(by: shift) }
  }

  /// Returns the location of the entry at `position`, which must exist.
  ///
  /// - Complexity: O(log *n*).
  final func place(at position: Int) -> Place {
    var node = self
    var rest = position
    var passed = shift
    while !node.isLeaf {
      let (index, inner) = node.childIndex(at: rest)
      node = node.children[index]
      rest = inner
      passed = passed + node.shift
    }
    return Place(leaf: node, offset: rest, shift: passed)
  }

  /// Returns the position of the entry with `label`; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*).
  final func position(ofLabel label: Int) -> Int? {
    var node = self
    var before = 0
    while var next = node.children.first {
      for child in node.children.dropFirst() {
        if child.sums.lowest > label { break }
        before += next.count
        next = child
      }
      node = next
    }
    var low = 0
    var high = node.entries.count
    while low < high {
      let middle = (low + high) / 2
      let found = node.entries[middle].label
      if found == label { return before + middle }
      if found < label { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns the first position from `start` on whose depth is at most `depth`; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*).
  final func first(from start: Int, depthAtMost depth: Int) -> Int? {
    if start >= count || sums.minDepth > depth { return nil }
    let inner = depth - shift.depth
    if isLeaf { return entries.indices[max(0, start)...].first { entries[$0].depth <= inner } }
    var before = 0
    for child in children {
      if let found = child.first(from: start - before, depthAtMost: inner) { return before + found }
      before += child.count
    }
    return nil
  }

  /// Returns the last position before `end` whose depth is at most `depth`; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*).
  final func last(before end: Int, depthAtMost depth: Int) -> Int? {
    if end <= 0 || sums.minDepth > depth { return nil }
    let inner = depth - shift.depth
    if isLeaf { return entries[..<min(end, count)].lastIndex { $0.depth <= inner } }
    var before = count
    for child in children.reversed() {
      before -= child.count
      if let found = child.last(before: end - before, depthAtMost: inner) { return before + found }
    }
    return nil
  }

  // MARK: Visible entries

  /// Returns the number of visible entries before `position`.
  ///
  /// - Complexity: O(log *n*).
  final func visible(before position: Int) -> Int {
    var node = self
    var rest = position
    var passed = OutlineShift()
    var visible = 0
    while !node.isLeaf {
      passed = passed + node.shift
      let (index, inner) = node.childIndex(at: rest, leading: true)
      for child in node.children[..<index] { visible += child.sums.shifted(by: passed).visible }
      node = node.children[index]
      rest = inner
    }
    passed = passed + node.shift
    return node.entries[..<rest].reduce(visible) { $0 + ($1.hidden + passed.hidden == 0 ? 1 : 0) }
  }

  /// Returns the position of the entry at `index` among the visible ones; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*).
  final func position(ofVisible index: Int) -> Int? {
    var node = self
    var rest = index
    var before = 0
    var passed = OutlineShift()
    while !node.isLeaf {
      passed = passed + node.shift
      var next: OutlineNode?
      for child in node.children {
        let visible = child.sums.shifted(by: passed).visible
        if rest < visible {
          next = child
          break
        }
        rest -= visible
        before += child.count
      }
      guard let next else { return nil }
      node = next
    }
    passed = passed + node.shift
    for (offset, entry) in node.entries.enumerated() where entry.hidden + passed.hidden == 0 {
      if rest == 0 { return before + offset }
      rest -= 1
    }
    return nil
  }

  // MARK: Traversal

  /// Calls `body` for every leaf in order, with its shift, except below nodes for whose sums `skipping` is
  /// `true`.
  ///
  /// - Complexity: O(*n*) for *n* leaves that are not skipped, O(log *n*) for each gap.
  final func forEachLeaf(
    under passed: OutlineShift = OutlineShift(), skipping: (OutlineSums) -> Bool,
    _ body: (OutlineNode, OutlineShift) -> Void
  ) {
    if skipping(sums.shifted(by: passed)) { return }
    let added = passed + shift
    if isLeaf { return body(self, added) }
    for child in children { child.forEachLeaf(under: added, skipping: skipping, body) }
  }
}
