// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for right-to-left layout: a final mirroring step.
///
/// Everything is solved from left to right and mirrored about the vertical center line of the content. The
/// content of an orthogonal section is mirrored about the center line of its scrollable content, from the
/// position of its scroll view; therefore its frames are those at the offset 0, at which the last group is
/// visible.
extension LayoutSolution {
  var isMirrored: Bool { container.direction == .rightToLeft }

  func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    CGRect(
      x: width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
      height: rect.size.height)
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? mirrored(rect.standardized, in: contentSize.width) : rect
  }

  func mirrored(_ placement: ElementPlacement) -> ElementPlacement {
    guard isMirrored else { return placement }
    var placement = placement
    placement.frame = mirrored(
      placement.frame.standardized,
      in: placement.isOrthogonal
        ? mirroringWidth(ofGroupsIn: placement.element.section) : contentSize.width)
    return placement
  }

  func mirrored(_ placement: ElementPlacement?) -> ElementPlacement? {
    placement.map { mirrored($0) }
  }

  /// Returns the width, in points from the content's left edge, within which the groups of `section` are
  /// mirrored.
  func mirroringWidth(ofGroupsIn section: Int) -> CGFloat {
    guard axis == .vertical, stack[section].template.isOrthogonal else { return contentSize.width }
    let body = stack[section]
    let view = body.template.container.width
    let length = body.template.insets.sum(.horizontal) + body.run.length
    return contentSize.width - view + max(view, length)
  }

  func mirrored(_ visible: VisibleBounds) -> VisibleBounds {
    guard isMirrored else { return visible }
    let insets = visible.adjustedContentInset
    return VisibleBounds(
      rect: mirrored(visible.rect),
      adjustedContentInset: UIEdgeInsets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left))
  }
}
