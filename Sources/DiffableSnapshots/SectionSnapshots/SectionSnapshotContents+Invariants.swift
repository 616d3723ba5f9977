// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension SectionSnapshotContents {
  /// Traps when the parts of the snapshot disagree; empty where INTERNAL_CHECKS is off.
  /// - Complexity: O(n log n) for n items.
  func checkInvariants() {
    #if INTERNAL_CHECKS
    store.checkInvariants()
    store.tree.root?.checkInvariants()
    #endif
  }
}

#if INTERNAL_CHECKS
extension OutlineStore {
  /// Checks what the order says against what the entries say.
  fileprivate func checkInvariants() {
    let entries = entries()
    require(tree.count == entries.count, "The outline counts \(tree.count) entries.")
    require(index.count == entries.count, "The index holds other items than the outline.")
    var ancestors: [Entry] = []
    for (position, entry) in entries.enumerated() {
      require(entry.depth >= 0 && entry.depth <= ancestors.count, "\(entry.item) has no parent.")
      ancestors.removeLast(ancestors.count - entry.depth)
      require(
        entry.hidden == ancestors.count { !$0.isExpanded }, "\(entry.item) is hidden wrongly.")
      require(
        position == 0 || entries[position - 1].label < entry.label, "Labels are out of order.")
      require(self.position(of: entry.item) == position, "\(entry.item) is lost.")
      ancestors.append(entry)
    }
  }
}

extension OutlineNode {
  /// Checks sums, balance and sizes below; answers the sizes of the leaves at both ends.
  @discardableResult
  fileprivate func checkInvariants() -> (first: Int, last: Int) {
    switch content {
    case .leaf(let entries):
      require(!entries.isEmpty && entries.count <= Self.leafCapacity, "A leaf is empty or full.")
      let fresh = OutlineNode(entries)
      require(count == fresh.count && lowest == fresh.lowest, "A leaf counts wrong.")
      return (count, count)
    case .branch(let left, let right):
      require(abs(left.height - right.height) <= 1, "A branch is out of balance.")
      require(count == left.count + right.count, "A branch counts wrong.")
      require(lowest == left.lowest, "A branch is misnamed.")
      let first = left.checkInvariants()
      let last = right.checkInvariants()
      require(first.last + last.first > Self.leafCapacity, "Two leaves should be one.")
      return (first.first, last.last)
    }
  }
}
#endif
