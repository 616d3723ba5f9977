// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An event of a collection view that test kits count and record.
package enum EngineEvent {
  /// A snapshot was applied; described by its insertions, deletions, moves and marks.
  case applied(String)
  /// The application made changes in one batch; an empty batch updates invalid layout and the sizes of views.
  case updated(BatchUpdate, reconfigured: Set<IndexPath>)
  /// The data source was queried for the view of an element; the kind is `nil` for cells.
  ///
  /// `isAgain`: an existing view was reconfigured.
  case configured(kind: String?, IndexPath, isAgain: Bool)
  /// A view was measured and returned its preferred size.
  case measured(kind: String?, IndexPath, proposed: CGSize, preferred: CGSize)
  /// The layout was invalidated.
  case invalidated(UICollectionViewLayoutInvalidationContext.Cause)
}
