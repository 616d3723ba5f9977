// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// Rectangle queries.
///
/// A cell is returned if its group, its own frame and the rectangle intersect; a badge if its group and the
/// rectangle intersect; a boundary item if its frame does; a decoration if the rectangle touches its section.
/// The rectangle is clipped to the content first.
extension LayoutSolution {
  /// Returns the elements in `rect`, in content coordinates.
  ///
  /// The elements are ordered by section, each with its decorations, boundary items, cells and badges; the
  /// boundary items of the layout are last. Elements of orthogonal sections are returned at their unscrolled
  /// positions. Pinned boundary items are returned where `visible` moves them; if it is `nil`, at their
  /// natural positions.
  ///
  /// - Complexity: O(log *n*) and the elements of the intersecting groups.
  package func placements(in rect: CGRect, visible: VisibleBounds?) -> [ElementPlacement] {
    guard let rect = clipped(mirrored(rect)) else { return [] }
    let visible = visible.map(mirrored)
    var found: [ElementPlacement] = []
    found.reserveCapacity(64)
    var pins = pinnedItems(visible)
    visit(rect) { section, body, start in collect(section, body, start, rect, &pins, &found) }
    if !rect.isEmpty { appendLayoutBoundary(meeting: rect, &pins, &found) }
    return isMirrored ? found.map(mirrored) : found
  }

  /// Returns the part of `rect` inside the content; `nil` if `rect` and the content do not touch.
  private func clipped(_ rect: CGRect) -> CGRect? {
    let rect = Finite.rect(rect)
    let size = contentSize
    if rect.minX > size.width || rect.maxX < 0 || rect.minY > size.height || rect.maxY < 0 {
      return nil
    }
    let (left, top) = (max(0, rect.minX), max(0, rect.minY))
    let (right, bottom) = (min(size.width, rect.maxX), min(size.height, rect.maxY))
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Calls `body` for the sections that may have an element in `rect`, with the section, its body and its
  /// start in content coordinates.
  func visit(_ rect: CGRect, _ body: (Int, SectionBody, CGFloat) -> Void) {
    let start = stackStart
    stack.visit(from: rect.start(axis) - start - 1, to: rect.end(axis) - start + 1) {
      body($0, $1, start + $2)
    }
  }

  private func collect(
    _ section: Int, _ body: SectionBody, _ start: CGFloat, _ rect: CGRect,
    _ pins: inout PinnedItems, _ found: inout [ElementPlacement]
  ) {
    guard body.length > 0 || body.run.groupCount > 0 else { return }
    if start <= rect.end(axis), start + body.length >= rect.start(axis) {
      for index in body.template.decorations.indices {
        if let placement = decoration(section, index) { found.append(placement) }
      }
    }
    guard !rect.isEmpty else { return }
    if !body.template.boundary.isEmpty, body.length > 0 {
      appendBoundary(ofSection: section, meeting: rect, &pins, &found)
    }
    var reach = rect
    if isMirrored { reach.origin.x += mirroringWidth(ofGroupsIn: section) - contentSize.width }
    GroupRow(section: section, body: body, corner: CGPoint(axis, start, other: 0))
      .append(body.run, meeting: reach, &found)
  }

  /// Returns the cells and badges of a section whose groups intersect `rect`.
  func groups(of section: Int, meeting rect: CGRect) -> [ElementPlacement] {
    let body = stack[section]
    var found: [ElementPlacement] = []
    GroupRow(section: section, body: body, corner: origin(ofSection: section))
      .append(body.run, meeting: rect, &found)
    return found
  }
}
