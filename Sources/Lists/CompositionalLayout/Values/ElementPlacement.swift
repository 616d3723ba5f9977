// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Where a layout puts one element, and what it still wants to know about it.
package struct ElementPlacement: Hashable, Sendable {
  /// The element.
  package var element: LayoutElement
  /// Content coordinates; of an element of an orthogonal section: before the section's own scrolling.
  package var frame: CGRect
  /// The order in front of other elements.
  package var zIndex: Int
  /// Whether the element decides its width itself.
  package var selfSizesWidth: Bool
  /// Whether the element decides its height itself.
  package var selfSizesHeight: Bool
  /// Whether the element scrolls with its orthogonal section.
  package var isOrthogonal: Bool

  /// A placement by its parts.
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
