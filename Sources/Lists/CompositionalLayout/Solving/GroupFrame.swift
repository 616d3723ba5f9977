// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The outer and inner size of a group while it is solved.
///
/// ```
/// outer ┌───────────────┐
///       │ insets        │   An estimated length has no insets and hugs the content.
///       │  ┌ inner ──┐  │
///       │  └─────────┘  │
///       └───────────────┘
/// ```
struct GroupFrame {
  let node: ItemNode
  /// The axis along which the group's items are placed.
  let axis: LayoutAxis
  private(set) var outer: CGSize
  private(set) var inner: CGSize
  /// The inner size without missing items.
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

  /// Whether the group's length follows from its run.
  var hugsAlong: Bool { hugs(axis) }

  private func hugs(_ axis: LayoutAxis) -> Bool { node.size[axis].isMeasured }

  /// Sets an estimated length along `axis` to the furthest end of the items that exist.
  mutating func hug(_ axis: LayoutAxis, _ ends: () -> [(end: CGFloat, isPresent: Bool)]) {
    guard hugs(axis) else { return }
    let ends = ends()
    guard let furthest = ends.map({ $0.end }).max() else { return }
    full[axis] = max(0, furthest)
    guard let end = ends.filter({ $0.isPresent }).map({ $0.end }).max() else { return }
    inner[axis] = max(0, end)
    outer[axis] = max(0, end)
  }
}
