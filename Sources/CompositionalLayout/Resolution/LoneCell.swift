// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// A group of nothing but one cell whose corner stays where it is when the cell is measured: what
/// follows from its size needs no solving.
struct LoneCell: Sendable {
  private let size: LayoutDimensions
  /// The cell, nothing measured.
  private let cell: SolvedGroup.Leaf
  /// The group's size, nothing measured.
  private let group: CGSize
  private let hugs: LayoutDimensions

  /// The only cell of `node`; `nil` when there are more, or flexible room, insets or badges around it.
  init?(_ node: ItemNode, full: SolvedGroup) {
    guard full.leaves.count == 1, full.supplementaries.isEmpty, let leaf = full.leaves.first,
      case .run(let run) = node.content, run.children.count == 1, let child = run.children.first,
      case .leaf = child.content, child.edges == .zero, child.insets == .zero, node.insets == .zero,
      !run.spacing.isFlexible, child.size[run.axis].isMeasured == node.size[run.axis].isMeasured
    else { return nil }
    size = child.size
    cell = leaf
    group = full.size
    hugs = node.size
  }

  /// The cell's frame in its group when it was measured to `measured`.
  @inline(__always)
  func frame(_ measured: CGSize) -> CGRect {
    CGRect(
      x: cell.frame.origin.x, y: cell.frame.origin.y,
      width: size.width.isMeasured ? measured.width : cell.frame.size.width,
      height: size.height.isMeasured ? measured.height : cell.frame.size.height)
  }

  /// The cell when it was measured to `measured`.
  @inline(__always)
  func leaf(_ measured: CGSize) -> SolvedGroup.Leaf {
    var leaf = cell
    leaf.frame = frame(measured)
    return leaf
  }

  /// The size of the group when its cell was measured to `measured`.
  func groupSize(_ measured: CGSize) -> CGSize {
    let cell = frame(measured).size
    return CGSize(
      width: hugs.width.isMeasured ? cell.width : group.width,
      height: hugs.height.isMeasured ? cell.height : group.height)
  }
}
