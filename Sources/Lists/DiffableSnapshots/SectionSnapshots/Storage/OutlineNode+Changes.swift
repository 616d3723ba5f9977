// SPDX-License-Identifier: Apache-2.0

// Each of these is called on a uniquely referenced node (see `makeUnique`).

extension OutlineNode {
  /// Inserts the entries of the leaf `new`, the first at `position`.
  ///
  /// - Parameters:
  ///   - new: A leaf with the entries.
  ///   - position: The position of the first entry below this node.
  ///   - passed: The shift of the ancestors.
  /// - Returns: The new siblings after the node, if it was split.
  /// - Complexity: O(*k* + log *n*) for *k* inserted entries.
  final func insert(
    _ new: OutlineNode, at position: Int, under passed: OutlineShift = OutlineShift()
  ) -> [OutlineNode] {
    let added = passed + shift
    if isLeaf {
      let atEnd = position == entries.count
      entries.insert(contentsOf: new.entries.shifted(by: -added), at: position)
      insertItems(of: new, at: position)
      return splitEntries(full: atEnd)
    }
    let (index, rest) = childIndex(at: position, leading: true)
    let siblings = child(index).insert(new, at: rest, under: added)
    let atEnd = index + 1 == children.count
    children.insert(contentsOf: siblings, at: index + 1)
    return splitChildren(full: atEnd)
  }

  /// Removes the entries of `range`, but not all entries.
  ///
  /// - Complexity: O(log *n*).
  final func remove(_ range: Range<Int>) {
    if isLeaf {
      entries.removeSubrange(range)
      removeItems(range)
      return resum()
    }
    var end = count
    for index in children.indices.reversed() {
      let number = children[index].count
      end -= number
      let part = range.within(start: end, count: number)
      if part.count == number {
        children.remove(at: index)
      } else if !part.isEmpty {
        child(index).remove(part)
      }
    }
    for index in children.indices.reversed() where index < children.count { refill(childAt: index) }
    resum()
  }

  /// Adds `added` to the entries of `range`.
  ///
  /// - Complexity: O(log *n*).
  final func add(_ added: OutlineShift, to range: Range<Int>) {
    if range.count == count {
      shift = shift + added
      sums = sums.shifted(by: added)
    } else if isLeaf {
      for index in range { entries[index] = entries[index].shifted(by: added) }
      resum()
    } else {
      var start = 0
      for index in children.indices {
        let number = children[index].count
        let part = range.within(start: start, count: number)
        if !part.isEmpty { child(index).add(added, to: part) }
        start += number
      }
      resum()
    }
  }

  /// Expands or collapses the entry at `position` without changing its descendants.
  ///
  /// - Complexity: O(log *n*).
  final func setExpanded(_ isExpanded: Bool, at position: Int) {
    if isLeaf {
      entries[position].isExpanded = isExpanded
    } else {
      let (index, rest) = childIndex(at: position)
      child(index).setExpanded(isExpanded, at: rest)
    }
    resum()
  }

  /// Assigns `labels` to the entries from `position` on, up to the end of either.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* labels.
  final func relabel(from position: Int, _ labels: inout ArraySlice<Int>) {
    if isLeaf {
      for index in position..<entries.count {
        guard let label = labels.popFirst() else { break }
        entries[index].label = label
      }
    } else {
      var (index, rest) = childIndex(at: position)
      while index < children.count, !labels.isEmpty {
        child(index).relabel(from: rest, &labels)
        index += 1
        rest = 0
      }
    }
    resum()
  }
}

extension Range<Int> {
  /// Returns the part of the range inside `count` positions from `start` on, relative to `start`.
  fileprivate func within(start: Int, count: Int) -> Range<Int> {
    let stretch = clamped(to: start..<(start + count))
    return (stretch.lowerBound - start)..<(stretch.upperBound - start)
  }
}

extension [OutlineEntry] {
  /// Returns the entries with `shift` added to each.
  func shifted(by shift: OutlineShift) -> [OutlineEntry] {
    shift == OutlineShift() ? self : map { $0.shifted(by: shift) }
  }
}
