// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The scroll view of a section that scrolls across the layout's scroll direction.
package struct OrthogonalSection: Sendable {
  /// The scroll view's frame: the row of groups across the whole view, in content coordinates.
  package let frame: CGRect
  /// The size of the scrollable content, insets across the layout's scroll direction included.
  package let contentSize: CGSize
  /// The valid offsets along the section's own axis, in points.
  package let offsetRange: ClosedRange<CGFloat>
  /// The scrolling behavior of the section.
  package let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The axis along which the section itself scrolls.
  package let scrollDirection: UICollectionViewScrollDirection
  let settling: Settling
  /// Whether offsets are measured from the end of the content, as in right-to-left layout.
  let isMirrored: Bool

  /// Returns the offset at which the section comes to rest if released at `proposed`.
  ///
  /// Offsets are in points along the section's own axis.
  ///
  /// - Complexity: O(log groups), or O(log² groups) if items are measured; in lanes, the items in the
  ///   viewport are visited.
  package func restingOffset(proposed: CGFloat) -> CGFloat {
    let proposed = Finite.position(proposed)
    guard isMirrored else { return settling.rest(proposed) }
    return settling.end - settling.rest(settling.end - proposed)
  }

  /// The offset of the section before any scrolling.
  package var initialOffset: CGFloat { isMirrored ? settling.end : 0 }
}
