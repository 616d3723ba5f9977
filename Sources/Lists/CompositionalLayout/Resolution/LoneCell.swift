// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A group of a single cell whose corner does not move when the cell is measured.
///
/// The effects of its size are computed without the solver.
struct LoneCell: Sendable {
  /// The axes along which the cell's length is measured or given.
  private let cellVaries: Axes
  /// The cell before measuring.
  private let cell: SolvedGroup.Leaf
  /// The size of the group before measuring.
  private let group: CGSize
  /// The axes along which the group's length is the cell's length.
  private let groupVaries: Axes

  private struct Axes: Sendable {
    var width: Bool
    var height: Bool

    init(_ size: LayoutDimensions, givenAlong axis: LayoutAxis?) {
      width = size.width.isMeasured || axis == .horizontal
      height = size.height.isMeasured || axis == .vertical
    }
  }

  /// Creates the lone cell of `node`; `nil` if the group has more than one cell, flexible spacing, insets or
  /// badges, if the cell has edge spacing or insets, or if only one of the two has an estimated length along
  /// the run.
  ///
  /// - Parameters:
  ///   - node: The group.
  ///   - full: The solved group with all its items.
  ///   - axis: The axis along which the length is given by the section.
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

  /// Returns the cell's frame in its group if measured to `measured`.
  @inline(__always)
  func frame(_ measured: CGSize) -> CGRect {
    CGRect(
      x: cell.frame.origin.x, y: cell.frame.origin.y,
      width: cellVaries.width ? measured.width : cell.frame.size.width,
      height: cellVaries.height ? measured.height : cell.frame.size.height)
  }

  /// Returns the cell if measured to `measured`.
  @inline(__always)
  func leaf(_ measured: CGSize) -> SolvedGroup.Leaf {
    var leaf = cell
    leaf.frame = frame(measured)
    return leaf
  }

  /// Returns the size of the group if its cell is measured to `measured`.
  func groupSize(_ measured: CGSize) -> CGSize {
    let cell = frame(measured).size
    return CGSize(
      width: groupVaries.width ? cell.width : group.width,
      height: groupVaries.height ? cell.height : group.height)
  }
}
