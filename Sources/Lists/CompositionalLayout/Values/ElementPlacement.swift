// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The frame of one element in a layout, and the lengths that depend on measuring it.
package struct ElementPlacement: Hashable, Sendable {
  /// The placed element.
  package var element: LayoutElement
  /// The frame in content coordinates, for an orthogonal section before the section's own scrolling.
  package var frame: CGRect
  /// The stacking order; elements with greater values are in front.
  package var zIndex: Int
  /// Whether the element determines its own width.
  package var selfSizesWidth: Bool
  /// Whether the element determines its own height.
  package var selfSizesHeight: Bool
  /// Whether the element scrolls with its orthogonal section.
  package var isOrthogonal: Bool
  /// Whether the element is pinned to an edge of the visible bounds, away from its natural position.
  package var isPinned = false

  /// Creates a placement from its parts.
  package init(
    element: LayoutElement, frame: CGRect, zIndex: Int, selfSizesWidth: Bool = false,
    selfSizesHeight: Bool = false, isOrthogonal: Bool = false
  ) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
    self.selfSizesWidth = selfSizesWidth
    self.selfSizesHeight = selfSizesHeight
    self.isOrthogonal = isOrthogonal
  }
}
