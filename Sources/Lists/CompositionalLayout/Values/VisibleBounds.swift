// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// What of the content is in sight; decides where pinned elements stand.
package struct VisibleBounds: Hashable, Sendable {
  /// The collection view's bounds, in content coordinates.
  package var rect: CGRect
  /// What covers the bounds' edges: `adjustedContentInset`.
  package var adjustedContentInset: UIEdgeInsets

  /// The bounds `rect` with its edges covered by `adjustedContentInset`.
  package init(rect: CGRect, adjustedContentInset: UIEdgeInsets = .zero) {
    self.rect = rect
    self.adjustedContentInset = adjustedContentInset
  }

  /// The part that nothing covers.
  var clear: CGRect { rect.inset(by: adjustedContentInset) }
}
