// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ExtentTree {
  /// The first violated invariant of the nodes; always `nil` if INTERNAL_CHECKS is off.
  ///
  /// - Complexity: O(*n*).
  package var brokenInvariant: String? {
    #if INTERNAL_CHECKS
    return root.brokenInvariant(isRoot: true)
    #else
    return nil
    #endif
  }
}

#if INTERNAL_CHECKS
extension ExtentNode {
  /// Returns the first violated invariant of the node or its descendants.
  fileprivate func brokenInvariant(isRoot: Bool) -> String? {
    if entryCount > Self.most { return "A node has \(entryCount) entries." }
    if entryCount == 0, !isRoot { return "A node is empty." }
    if isLeaf, children.count > 0 { return "A leaf has children." }
    if !isLeaf, elements.count > 0 { return "A node above others has entries." }
    for child in children.buffer {
      if child.node.height != height - 1 { return "Leaves stand at different heights." }
      if child.extent != child.node.extent { return "A sum differs from that of its node." }
      if let broken = child.node.brokenInvariant(isRoot: false) { return broken }
    }
    return brokenSum
  }

  /// A message if the sums are not those of the entries, or `nil`; lengths may have rounding errors.
  private var brokenSum: String? {
    var sum = Extent()
    for element in elements.buffer { sum.append(element.extent) }
    for child in children.buffer { sum.append(child.extent) }
    if abs(sum.length - extent.length) > 0.001 { return "A length is not the sum of its entries'." }
    sum.length = extent.length
    return sum == extent ? nil : "A sum is not that of its entries."
  }
}
#endif
