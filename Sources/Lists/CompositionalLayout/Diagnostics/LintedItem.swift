// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// An item or a group of a section as the input of rules: the description, and the solver's result before
/// measuring.
@MainActor
struct LintedItem {
  /// The group that contains an item.
  struct Parent {
    let group: NSCollectionLayoutGroup
    let node: ItemNode
    /// The size inside the group's insets.
    let inner: CGSize
    /// The number of slots in the group.
    let slots: Int
    let run: ItemNode.Run

    /// Returns whether the group's length along `axis` follows from its items.
    func hugs(_ axis: LayoutAxis) -> Bool { node.size[axis].isMeasured }
  }

  let item: NSCollectionLayoutItem
  let node: ItemNode
  let path: String
  /// The size that fractions refer to.
  let base: CGSize
  /// The size of the slot.
  let size: CGSize
  /// The size inside a group's insets; for an item, the size of the slot.
  let inner: CGSize
  /// The number of slots in a group; 0 for an item.
  let slots: Int
  /// The containing group; `nil` for a section's own group.
  let parent: Parent?
  let children: [LintedItem]

  init(
    _ item: NSCollectionLayoutItem, node: ItemNode, path: String, in room: (PixelGrid, CGSize),
    parent: Parent? = nil
  ) {
    let (grid, base) = room
    self.item = item
    self.node = node
    self.path = path
    self.base = base
    self.parent = parent
    size = grid.size(node.size, in: base)
    guard case .run(let run) = node.content, let group = item as? NSCollectionLayoutGroup else {
      (inner, slots, children) = (size, 0, [])
      return
    }
    let frame = GroupFrame(node: node, size: size, axis: run.axis)
    let answer = Capacity(run: run, inner: frame.inner, grid: grid).answer(hugs: frame.hugsAlong)
    inner = frame.inner
    slots = answer.slots
    let container = CGSize(run.axis, answer.base, other: frame.inner[run.axis.other])
    let parent = Parent(
      group: group, node: node, inner: frame.inner, slots: answer.slots, run: run)
    children = zip(group.subitems, run.children).enumerated().map { index, pair in
      let kind = pair.0 is NSCollectionLayoutGroup ? "group" : "item"
      return LintedItem(
        pair.0, node: pair.1, path: "\(path) / \(kind) \(index)", in: (grid, container),
        parent: parent)
    }
  }

  /// The item and all its descendants, outermost first.
  var all: [LintedItem] { [self] + children.flatMap { $0.all } }

  /// The run of a group with subitems; `nil` for an item or a custom group.
  var run: ItemNode.Run? {
    if case .run(let run) = node.content { run } else { nil }
  }

  /// The places of the items of a custom group; `nil` for an item or another group.
  var places: [ItemNode.Place]? {
    if case .custom(_, let places) = node.content { places } else { nil }
  }

  var isCell: Bool {
    if case .leaf = node.content { true } else { false }
  }

  var group: NSCollectionLayoutGroup? { item as? NSCollectionLayoutGroup }
}
