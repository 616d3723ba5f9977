// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// The rule for orthogonal sections.
///
/// Groups run across the scroll direction from the section's leading inset; the section is as long along the
/// scroll axis as its thickest group.
extension LayoutSolution {
  /// Returns the scroll view of an orthogonal section; `nil` for another section or one without items.
  package func orthogonalSection(_ section: Int) -> OrthogonalSection? {
    guard has(section), stack[section].template.isOrthogonal else { return nil }
    let body = stack[section]
    guard body.run.groupCount > 0 else { return nil }
    let template = body.template
    let runAxis = template.runAxis
    let view = template.container[runAxis]
    var origin = origin(ofSection: section) + body.runOrigin
    origin[runAxis] = 0
    let length = template.insets.sum(runAxis) + body.run.length
    let settling = Settling(
      behavior: template.behavior, run: body.run,
      viewport: max(0, view - template.insets.sum(runAxis)), end: max(0, length - view))
    let frame = container.grid.placed(
      CGRect(origin: origin, size: CGSize(runAxis, view, other: body.run.thickness)))
    return OrthogonalSection(
      frame: mirrored(frame),
      contentSize: CGSize(runAxis, max(view, length), other: body.run.thickness),
      offsetRange: settling.range, behavior: template.behavior,
      scrollDirection: runAxis == .horizontal ? .horizontal : .vertical, settling: settling,
      isMirrored: isMirrored && runAxis == .horizontal)
  }

  /// Returns the cells and badges of an orthogonal section whose groups intersect `rect`.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - rect: A rectangle in content coordinates before the section's own scrolling.
  /// - Returns: The placements; empty if the section does not scroll orthogonally or has no items.
  /// - Complexity: O(log *n*) and the elements of the intersecting groups.
  package func orthogonalPlacements(section: Int, in rect: CGRect) -> [ElementPlacement] {
    guard orthogonalSection(section) != nil else { return [] }
    let rect = Finite.rect(rect)
    let unmirrored =
      isMirrored ? mirrored(rect, in: mirroringWidth(ofGroupsIn: section)) : rect
    return groups(of: section, meeting: unmirrored).map(mirrored)
  }

  /// Returns the indexes of the orthogonal sections whose scroll views intersect `rect`, in content
  /// coordinates.
  ///
  /// - Complexity: O(log *n*) and the intersecting sections.
  package func visibleOrthogonalSections(in rect: CGRect) -> [Int] {
    let rect = Finite.rect(rect)
    var sections: [Int] = []
    visit(mirrored(rect)) { section, body, _ in
      guard body.template.isOrthogonal else { return }
      if orthogonalSection(section)?.frame.overlaps(rect) ?? false { sections.append(section) }
    }
    return sections
  }
}
