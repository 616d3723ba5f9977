// SPDX-License-Identifier: Apache-2.0

extension OutlineNode {
  /// Splits an overfull leaf and returns the new siblings.
  ///
  /// Parts are of equal size, or `full` if the node grew at its end, because an append is likely followed by
  /// another one.
  final func splitEntries(full: Bool) -> [OutlineNode] {
    let number = entries.count
    if number <= Self.leafCapacity {
      resum()
      return []
    }
    let parts = (number + Self.leafCapacity - 1) / Self.leafCapacity
    let starts = (0...parts).map { index in
      full ? min(index * Self.leafCapacity, number) : index * number / parts
    }
    let siblings = (1..<parts).map { part(starts[$0]..<starts[$0 + 1]) }
    let rest = starts[1]..<number
    entries.removeSubrange(rest)
    removeItems(rest)
    resum()
    return siblings
  }

  /// Splits an overfull branch and returns the new siblings.
  final func splitChildren(full: Bool) -> [OutlineNode] {
    if children.count <= Self.branchCapacity {
      resum()
      return []
    }
    let parts = children.parts(ofAtMost: Self.branchCapacity, full: full)
    let siblings = parts.dropFirst().map {
      OutlineNode(children: Array($0), entries: [], shift: shift)
    }
    children = Array(parts[0])
    resum()
    return siblings
  }

  /// Merges the child at `index` with an adjacent one if it has too few entries.
  final func refill(childAt index: Int) {
    let child = children[index]
    let isSmall =
      child.isLeaf
      ? child.entries.count < Self.leafCapacity / 4
      : child.children.count < Self.branchCapacity / 4
    if !isSmall || children.count == 1 { return }
    let left = index > 0 ? index - 1 : index
    let neighbour = children.remove(at: left + 1)
    let merged = self.child(left)
    merged.append(neighbour)
    let siblings =
      merged.isLeaf ? merged.splitEntries(full: false) : merged.splitChildren(full: false)
    children.insert(contentsOf: siblings, at: left + 1)
  }

  /// Appends the contents of `other`, a node of the same height.
  private final func append(_ other: OutlineNode) {
    let difference = other.shift + -shift
    let end = children.count
    if isLeaf {
      insertItems(of: other, at: entries.count)
      entries += other.entries.shifted(by: difference)
    } else {
      children += other.children
    }
    if difference == OutlineShift() { return }
    for index in end..<children.count {
      child(index).add(difference, to: 0..<children[index].count)
    }
  }
}
