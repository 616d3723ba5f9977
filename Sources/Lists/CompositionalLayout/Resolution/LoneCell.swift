// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A group of nothing but one cell whose corner stays where it is when the cell is measured: what
/// follows from its size needs no solving.
struct LoneCell: Sendable {
  /// The axes along which the cell is as long as it was measured or as was given.
  private let cellVaries: Axes
  /// The cell, nothing measured.
  private let cell: SolvedGroup.Leaf
  /// The group's size, nothing measured.
  private let group: CGSize
  /// The axes along which the group is as long as the cell.
  private let groupVaries: Axes

  private struct Axes: Sendable {
    var width: Bool
    var height: Bool

    init(_ size: LayoutDimensions, givenAlong axis: LayoutAxis?) {
      width = size.width.isMeasured || axis == .horizontal
      height = size.height.isMeasured || axis == .vertical
    }
  }

  /// The only cell of `node`; `nil` when there are more, or flexible room, insets or badges around it.
  ///
  /// Along `axis`, its length is given from outside.
  init?(_ node: ItemNode, full: SolvedGroup, givenAlong axis: LayoutAxis? = nil) {
    guard full.leaves.count == 1, full.supplementaries.isEmpty, let leaf = full.leaves.first,
      case .run(let run) = node.content, run.children.count == 1, let child = run.children.first,
      case .leaf = child.content, child.edges == .zero, child.insets == .zero, node.insets == .zero,
      !run.spacing.isFlexible, child.size[run.axis].isMeasured == node.size[run.axis].isMeasured
    else { return nil }
    cellVaries = Axes(child.size, givenAlong: axis)
    cell = leaf
    group = full.size
    groupVaries = Axes(node.size, givenAlong: axis)
  }

  /// The cell's frame in its group when it was measured to `measured`.
  @inline(__always)
  func frame(_ measured: CGSize) -> CGRect {
    CGRect(
      x: cell.frame.origin.x, y: cell.frame.origin.y,
      width: cellVaries.width ? measured.width : cell.frame.size.width,
      height: cellVaries.height ? measured.height : cell.frame.size.height)
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
      width: groupVaries.width ? cell.width : group.width,
      height: groupVaries.height ? cell.height : group.height)
  }
}
