// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A rectangle of a group's construction: the slot of an item or a nested group, or the group itself.
///
/// Used for drawings and inspection; the layout itself needs no boxes.
package struct LayoutBox: Hashable, Sendable {
  /// The content of a box.
  package enum Content: Hashable, Sendable {
    /// A cell, with its index in the section.
    case item(Int)
    /// A group of items along the axis.
    case group(UICollectionViewScrollDirection)
    /// A custom group, whose items have frames from a closure.
    case custom
  }

  /// The content of the box.
  package var content: Content
  /// The slot, in content coordinates before the section's own scrolling and before rounding.
  package var slot: CGRect
  /// The insets within the slot, in points.
  package var insets: NSDirectionalEdgeInsets
  /// The spacing outside the slot; the value of flexible spacing is its minimum.
  package var edges: LayoutEdgeSpacing
  /// The dimensions in the description.
  package var size: LayoutDimensions
  /// The number of groups that contain the box; 0 for a section's own group.
  package var depth: Int

  /// The slot minus the insets.
  package var inner: CGRect { slot.inset(by: insets) }

  func moved(by offset: CGPoint) -> LayoutBox {
    var box = self
    box.slot = slot.moved(by: offset)
    return box
  }
}
