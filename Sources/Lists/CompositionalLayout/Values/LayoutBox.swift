// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A rectangle of a group's construction: the slot of an item or a nested group, or the group
/// itself.
///
/// For pictures and for people; laying out needs no boxes.
package struct LayoutBox: Hashable, Sendable {
  /// What stands in the box.
  package enum Content: Hashable, Sendable {
    /// A cell, by its place in the section.
    case item(Int)
    /// Items along the axis.
    case group(UICollectionViewScrollDirection)
    /// Items placed by a closure.
    case custom
  }

  /// What stands in the box.
  package var content: Content
  /// The slot, in content coordinates before the section's own scrolling and before snapping.
  package var slot: CGRect
  /// The room taken off inside the slot, in points.
  package var insets: NSDirectionalEdgeInsets
  /// The gaps outside the slot; a flexible one with its minimum.
  package var edges: LayoutEdgeSpacing
  /// The lengths as they were described.
  package var size: LayoutDimensions
  /// How many groups the box stands in; 0 for a section's own group.
  package var depth: Int

  /// What the insets leave of the slot.
  package var inner: CGRect { slot.inset(by: insets) }

  func moved(by offset: CGPoint) -> LayoutBox {
    var box = self
    box.slot = slot.moved(by: offset)
    return box
  }
}
