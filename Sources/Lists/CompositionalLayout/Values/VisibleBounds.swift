// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The visible part of the content, which determines the positions of pinned elements.
package struct VisibleBounds: Hashable, Sendable {
  /// The collection view's bounds, in content coordinates.
  package var rect: CGRect
  /// The collection view's `adjustedContentInset`: the insets that cover the edges of the bounds.
  package var adjustedContentInset: UIEdgeInsets

  /// Creates visible bounds from `rect`, covered at its edges by `adjustedContentInset`.
  package init(rect: CGRect, adjustedContentInset: UIEdgeInsets = .zero) {
    self.rect = rect
    self.adjustedContentInset = adjustedContentInset
  }

  /// The part inside the insets.
  var clear: CGRect { rect.inset(by: adjustedContentInset) }
}
