// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

/// The range of resting offsets of a scroll view.
package struct ScrollLimits: Hashable, Sendable {
  var minimum: CGPoint
  var maximum: CGPoint

  init(
    bounds: CGSize, content: CGSize, insets: UIEdgeInsets, alignment: CGPoint = .zero
  ) {
    let spare = CGVector(
      dx: max(0, bounds.width - content.width - insets.left - insets.right) * alignment.x,
      dy: max(0, bounds.height - content.height - insets.top - insets.bottom) * alignment.y)
    minimum = CGPoint(x: 0 - insets.left - spare.dx, y: 0 - insets.top - spare.dy)
    maximum = CGPoint(
      x: max(minimum.x, content.width + insets.right - bounds.width),
      y: max(minimum.y, content.height + insets.bottom - bounds.height))
  }

  /// Creates the limits of a view in its current state, or with another `size`.
  @MainActor
  package init(_ view: UIScrollView, size: CGSize? = nil) {
    self.init(
      bounds: size ?? view.bounds.size, content: view.contentSize,
      insets: view.adjustedContentInset, alignment: view.contentAlignmentPoint)
  }

  package func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }
}
