// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// The rule for self-sizing: an estimate is the size until the element is measured; measured lengths are
/// rounded up to the pixel.
extension LayoutSolution {
  /// Stores the preferred size of an element and returns whether an element moved or changed its size.
  ///
  /// Only the element's estimated lengths are used. Badges, decorations and elements of definite size cannot
  /// be measured: the result is `false`.
  ///
  /// - Complexity: O(log *n*) and the items of one group. In lanes, and where measured items determine how
  ///   many fit in a group, also the following items until their places are unchanged.
  package mutating func setMeasured(_ size: CGSize, for element: LayoutElement) -> Bool {
    let moved = recordMeasured(size, for: element)
    if moved { settle() }
    return moved
  }

  /// Returns the measured size of a cell; `nil` if it was not measured, and for other elements.
  ///
  /// - Complexity: O(log *n*), or O(lanes) for an item in a lane.
  package func measuredSize(of element: LayoutElement) -> CGSize? {
    guard element.category == .cell, has(element.section), element.item >= 0 else { return nil }
    return stack[element.section].run.measuredSize(of: element.item)
  }

  private mutating func recordMeasured(_ size: CGSize, for element: LayoutElement) -> Bool {
    let size = Finite.size(
      CGSize(
        width: container.grid.ceiled(size.width), height: container.grid.ceiled(size.height)))
    if element.item == Int.max { return setMeasured(size, layoutKind: element.kind) }
    guard has(element.section) else { return false }
    switch element.category {
    case .decorationView: return false
    case .cell:
      return stack.change(element.section) { $0.setMeasured(size, item: element.item) }
    case .supplementaryView:
      let nodes = stack[element.section].template.boundary
      guard element.item == 0, let index = nodes.firstIndex(where: { $0.kind == element.kind })
      else { return false }
      return stack.change(element.section) { $0.setMeasured(size, boundary: index) }
    }
  }

  private mutating func setMeasured(_ size: CGSize, layoutKind: String?) -> Bool {
    guard let index = boundaryNodes.firstIndex(where: { $0.kind == layoutKind }) else {
      return false
    }
    let node = boundaryNodes[index].size
    guard node.width.isMeasured || node.height.isMeasured else { return false }
    let old = boundary.slot(index, body: boundaryBody)
    boundarySizes[index] = size
    return boundary.slot(index, body: boundaryBody) != old
  }
}
