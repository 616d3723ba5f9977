// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// Comparison of orthogonally scrolling rows: their scroll views, contents and resting offsets.
extension NaiveComparison {
  /// Returns a description of the first difference of a section's row, or `nil` if there is none.
  func difference(ofRow section: Int) -> String? {
    let scroller = solution.orthogonalSection(section)
    guard let row = naive.rows[section] else {
      return scroller == nil ? nil : "engine has a row in section \(section)"
    }
    guard let scroller else { return "engine lacks the row of section \(section)" }
    let run = 1 - layout.axis
    let content = Pair(scroller.contentSize.width, scroller.contentSize.height)
    guard near(content[run], max(row.view, row.content)) else {
      return "row of \(section): engine \(content), naive \(row.content)"
    }
    let (low, high) = row.range
    let range = scroller.offsetRange
    guard near(range.lowerBound, low), near(range.upperBound, high) else {
      return "offsets of \(section): engine \(range), naive \(low)...\(high)"
    }
    if let difference = difference(of: scroller.frame, row) {
      return "scroll view of \(section): \(difference)"
    }
    return settling(scroller, row).map { "settling of \(section): \($0)" }
      ?? contents(section)
  }

  private func difference(of frame: CGRect, _ row: NaiveRow) -> String? {
    let axis = layout.axis
    var rect = NaiveGroupSolver.Rect(origin: Pair(), size: Pair())
    rect.origin[axis] = row.start
    rect.size[axis] = row.thickness
    rect.size[1 - axis] = row.view
    let start = Pair(frame.origin.x, frame.origin.y)
    let size = Pair(frame.width, frame.height)
    let width = naive.contentSize[0]
    let isThere = (0...1).allSatisfy {
      isPlaced(start[$0], rect, $0, mirroredIn: width) && isSized(size[$0], rect, $0)
    }
    guard isThere else { return "engine \(frame), naive \(rect)" }
    return nil
  }

  /// Returns the first difference of resting offsets, for offsets from before the first stop to after the
  /// last one.
  private func settling(_ scroller: OrthogonalSection, _ row: NaiveRow) -> String? {
    let isMirrored = layout.isRightToLeft && layout.axis == 1
    let shares = [-0.2, 0, 0.07, 0.13, 0.31, 0.5, 0.66, 0.9, 1, 1.3]
    for proposed in shares.map({ $0 * (row.end + 60) + 0.0137 }) {
      let rest = scroller.restingOffset(proposed: proposed)
      let rests =
        isMirrored
        ? row.rests(at: row.end - rest, from: row.end - proposed)
        : row.rests(at: rest, from: proposed)
      if !rests { return "left at \(proposed), engine at \(rest), naive \(row)" }
    }
    return nil
  }

  /// Returns the first difference of the row's contents at its initial offset.
  private func contents(_ section: Int) -> String? {
    let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let found = solution.orthogonalPlacements(section: section, in: everything)
    let elements = naive.elements.filter { $0.section == section && $0.category == .cell }
    for placement in found where placement.element.category == .cell {
      guard let element = elements.first(where: { $0.item == placement.element.item }) else {
        return "engine has \(placement.element) in a row"
      }
      let frame = placement.frame
      let middle = mirroringWidth(of: element)
      if !isPlaced(frame.minX, element.rect, 0, mirroredIn: middle)
        || !isPlaced(frame.minY, element.rect, 1, mirroredIn: middle)
      {
        return "\(placement.element) in its row: engine \(frame), naive \(element.rect)"
      }
    }
    return nil
  }
}
