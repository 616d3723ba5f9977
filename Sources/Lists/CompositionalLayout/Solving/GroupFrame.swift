// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The outside and the inside of a group while it is solved.
///
/// ```
/// outer ┌───────────────┐
///       │ insets        │   An estimated length has no insets and hugs what is inside.
///       │  ┌ inner ──┐  │
///       │  └─────────┘  │
///       └───────────────┘
/// ```
struct GroupFrame {
  let node: ItemNode
  /// The axis along which the group's items follow each other.
  let axis: LayoutAxis
  private(set) var outer: CGSize
  private(set) var inner: CGSize
  /// The inside as it would be if no item were missing.
  private(set) var full: CGSize

  init(node: ItemNode, size: CGSize, axis: LayoutAxis) {
    self.node = node
    self.axis = axis
    outer = size
    inner = CGSize(
      width: max(0, size.width - node.insets.sum(.horizontal)),
      height: max(0, size.height - node.insets.sum(.vertical)))
    full = inner
  }

  var insets: NSDirectionalEdgeInsets { node.insets }

  /// Whether the group is as long as its run.
  var hugsAlong: Bool { hugs(axis) }

  private func hugs(_ axis: LayoutAxis) -> Bool { node.size[axis].isMeasured }

  /// Takes the furthest of the ends of items that are there as the length along `axis`, if the
  /// length is estimated.
  mutating func hug(_ axis: LayoutAxis, _ ends: () -> [(end: CGFloat, isPresent: Bool)]) {
    guard hugs(axis) else { return }
    let ends = ends()
    guard let furthest = ends.map(\.end).max() else { return }
    full[axis] = max(0, furthest)
    guard let end = ends.filter(\.isPresent).map(\.end).max() else { return }
    inner[axis] = max(0, end)
    outer[axis] = max(0, end)
  }
}
