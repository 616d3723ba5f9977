// SPDX-License-Identifier: Apache-2.0

extension OutlineStore {
  /// The first violated invariant of the store; always `nil` if INTERNAL_CHECKS is off.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  var brokenInvariant: String? {
    #if INTERNAL_CHECKS
    return brokenOrder ?? tree.root.brokenInvariant(isRoot: true)
    #else
    return nil
    #endif
  }
}

#if INTERNAL_CHECKS
extension OutlineStore {
  /// The first contradiction between the order and the entries.
  private var brokenOrder: String? {
    let batch = OutlineBatch(tree)
    if batch.items.count != batch.entries.count { return "A leaf lacks items." }
    if tree.count != batch.count { return "The outline counts \(tree.count) items." }
    if index.count != batch.count { return "The index holds other items than the outline." }
    var ancestors: [OutlineEntry] = []
    // For each of `ancestors`, the number of collapsed entries among it and its own ancestors.
    var collapsed = [0]
    for (position, entry) in batch.entries.enumerated() {
      let item = batch.items[position]
      if entry.depth < 0 || entry.depth > ancestors.count { return "\(item) has no parent." }
      collapsed.removeLast(ancestors.count - entry.depth)
      ancestors.removeLast(ancestors.count - entry.depth)
      if entry.hidden != collapsed.last { return "\(item) is hidden wrongly." }
      if position > 0, batch.entries[position - 1].label >= entry.label {
        return "Labels are out of order."
      }
      if self.position(of: item) != position { return "\(item) is lost." }
      ancestors.append(entry)
      collapsed.append(entry.hidden + (entry.isExpanded ? 0 : 1))
    }
    return nil
  }
}

extension OutlineNode {
  /// Returns the first violated invariant of sums and sizes in the subtree.
  fileprivate func brokenInvariant(isRoot: Bool) -> String? {
    let fresh = copy()
    fresh.resum()
    if sums != fresh.sums { return "A node counts wrong." }
    if isLeaf {
      if entries.count > Self.leafCapacity { return "A leaf is too full." }
      return entries.isEmpty && !isRoot ? "A leaf is empty." : nil
    }
    if !entries.isEmpty { return "A branch has entries." }
    if children.count > Self.branchCapacity { return "A branch is too full." }
    if isRoot, children.count < 2 { return "A root has one child." }
    if children.contains(where: { $0.height != children[0].height }) {
      return "Branches differ in height."
    }
    for child in children {
      if let broken = child.brokenInvariant(isRoot: false) { return broken }
    }
    return nil
  }
}
#endif
