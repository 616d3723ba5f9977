// SPDX-License-Identifier: Apache-2.0

extension OrderedTree {
  /// Returns the position of the element that contains unit `weight` of the tree's weight, and the unit
  /// within it.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  func place(ofWeight weight: Int) -> (position: Int, rest: Int) {
    var node = root
    var before = 0
    var rest = weight
    while !node.isLeaf {
      let (index, inner, skipped) = node.childIndex(ofWeight: rest)
      node = node.below(index)
      rest = inner
      before += skipped
    }
    for (index, element) in node.elements.enumerated() {
      if rest < element.weight { return (before + index, rest) }
      rest -= element.weight
    }
    return (before + node.elements.count, rest)
  }
}
