// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Something a collection view did that test kits count and record.
package enum EngineEvent {
  /// A snapshot was applied: what came, went, moved and was marked, in words.
  case applied(String)
  /// The application named changes, in one batch; no changes at all ask for what is invalid, and
  /// views' sizes, to be brought up to date.
  case updated(BatchUpdate, reconfigured: Set<IndexPath>)
  /// The data source was asked for the view of an element, whose kind is nil for cells;
  /// `isAgain`: for one that has a view and was to be configured again.
  case configured(kind: String?, IndexPath, isAgain: Bool)
  /// A view was asked for the size it prefers, and answered.
  case measured(kind: String?, IndexPath, proposed: CGSize, preferred: CGSize)
  /// The layout was invalidated.
  case invalidated(UICollectionViewLayoutInvalidationContext.Cause)
}
