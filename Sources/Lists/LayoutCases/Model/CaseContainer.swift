// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The collection view of a case.
package struct CaseContainer: Sendable {
  /// The view's size, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The view's layout margins.
  package var layoutMargins: UIEdgeInsets
  /// The `contentInset` of the view.
  package var contentInset: UIEdgeInsets
  /// The offset set after the first layout; `nil` if the view is not scrolled.
  package var contentOffset: CGPoint?

  /// The final visible bounds, at the content offset or at the initial offset.
  package var visibleBounds: CGRect {
    CGRect(origin: contentOffset ?? initialOffset, size: size)
  }

  /// The offset of the first layout.
  package var initialOffset: CGPoint { CGPoint(x: -contentInset.left, y: -contentInset.top) }
}
