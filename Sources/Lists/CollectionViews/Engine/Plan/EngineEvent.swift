// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An event of a collection view that test kits count and record.
package enum EngineEvent {
  /// An applied snapshot, described by its insertions, deletions, moves and marks.
  case applied(String)
  /// A batch of changes made by the application; an empty batch updates the invalid layout and the sizes of
  /// views.
  case updated(BatchUpdate, reconfigured: Set<IndexPath>)
  /// A query of the data source for the view of an element; the kind is `nil` for cells.
  ///
  /// `isAgain` is whether an existing view was reconfigured.
  case configured(kind: String?, IndexPath, isAgain: Bool)
  /// A measurement of a view, with the size that it prefers.
  case measured(kind: String?, IndexPath, proposed: CGSize, preferred: CGSize)
  /// An invalidation of the layout.
  case invalidated(UICollectionViewLayoutInvalidationContext.Cause)
}
