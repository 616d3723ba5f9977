// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
package import Foundation

/// Rectangle queries.
///
/// A cell is answered when its group, its own frame and the rectangle meet; a badge when its group
/// and the rectangle meet; a boundary item when its frame does; a decoration when the rectangle
/// touches its section. The rectangle is clipped to the content first.
extension LayoutSolution {
  /// The elements in `rect`.
  ///
  /// In order: section by section decorations, boundary items, cells, badges; then the boundary
  /// items of the layout. Elements of orthogonal sections are answered as if not scrolled.
  ///
  /// - Complexity: O(log n) and the elements of the groups that are met.
  package func placements(in rect: CGRect, visible: VisibleBounds?) -> [ElementPlacement] {
    let rect = clipped(mirrored(rect))
    let visible = visible.map(mirrored)
    var found: [ElementPlacement] = []
    for section in sections(meeting: rect) {
      collect(section, rect, visible, &found)
    }
    if !rect.isEmpty {
      for index in boundaryNodes.indices {
        let placement = layoutBoundary(index, visible: visible)
        if placement.frame.overlaps(rect) { found.append(placement) }
      }
    }
    return found.map(mirrored)
  }

  private func clipped(_ rect: CGRect) -> CGRect {
    let rect = Finite.rect(rect)
    let size = contentSize
    let (left, top) = (max(0, rect.minX), max(0, rect.minY))
    let (right, bottom) = (min(size.width, rect.maxX), min(size.height, rect.maxY))
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func sections(meeting rect: CGRect) -> Range<Int> {
    let start = stackStart
    return stack.sections(from: rect.start(axis) - start - 1, to: rect.end(axis) - start + 1)
  }

  private func collect(
    _ section: Int, _ rect: CGRect, _ visible: VisibleBounds?, _ found: inout [ElementPlacement]
  ) {
    let body = stack.bodies[section]
    let start = origin(ofSection: section)[axis]
    guard body.length > 0 || body.run.groupCount > 0 else { return }
    if start <= rect.end(axis), start + body.length >= rect.start(axis) {
      found += body.template.decorations.indices.compactMap { decoration(section, $0) }
    }
    guard !rect.isEmpty else { return }
    for index in body.template.boundary.indices {
      let placement = boundary(section, index, visible: visible)
      if placement.frame.overlaps(rect) { found.append(placement) }
    }
    found += groups(of: section, meeting: rect)
  }

  /// The cells and badges of a section whose groups meet `rect`.
  func groups(of section: Int, meeting rect: CGRect) -> [ElementPlacement] {
    let body = stack.bodies[section]
    let runAxis = body.template.runAxis
    let corner = origin(ofSection: section)
    let start = (corner + body.runOrigin)[runAxis]
    let indices = body.run.groups(from: rect.start(runAxis) - start, to: rect.end(runAxis) - start)
    var cells: [ElementPlacement] = []
    var badges: [ElementPlacement] = []
    for index in indices {
      let group = placedGroup(section, index, of: body, at: corner)
      let frame = group.frame
      guard frame.overlaps(rect) else { continue }
      cells += group.cells().filter { $0.frame.overlaps(rect) && $0.frame.overlaps(frame) }
      badges += group.supplementaries()
    }
    return cells + badges
  }
}
