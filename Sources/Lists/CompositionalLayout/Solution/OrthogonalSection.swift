// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A section that scrolls across the layout's scroll direction: the scroll view it is shown in.
package struct OrthogonalSection: Sendable {
  /// The scroll view's frame: the row of groups across the whole view, in content coordinates.
  package let frame: CGRect
  /// The size of what scrolls, insets across the layout's scroll direction included.
  package let contentSize: CGSize
  /// The offsets the section may have along its own axis, in points.
  package let offsetRange: ClosedRange<CGFloat>
  /// How the section scrolls.
  package let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The axis along which the section itself scrolls.
  package let scrollDirection: UICollectionViewScrollDirection
  let settling: Settling
  /// The offsets are measured from the other end.
  let isMirrored: Bool

  /// The offset at which the section comes to rest when it is left at `proposed`, in points along
  /// the section's own axis.
  ///
  /// - Complexity: O(log groups).
  package func restingOffset(proposed: CGFloat) -> CGFloat {
    let proposed = Finite.position(proposed)
    guard isMirrored else { return settling.rest(proposed) }
    return settling.end - settling.rest(settling.end - proposed)
  }

  /// The offset the section has before anything scrolled.
  package var initialOffset: CGFloat { isMirrored ? settling.end : 0 }
}
