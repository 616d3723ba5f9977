// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A data source with outline sections, as cells and their accessories access it.
@MainActor
package protocol OutlineShowing: AnyObject {
  /// Expands or collapses the item at `indexPath`, if the application's handlers permit it; no-op if there is
  /// no item.
  ///
  /// - Complexity: O(m log n) for m items that appear or disappear, of n, plus the cost of displaying the
  ///   change.
  func toggleOutlineItem(at indexPath: IndexPath)

  /// Returns the number of ancestors of the item at `indexPath`; 0 if it is in no outline.
  func outlineLevel(at indexPath: IndexPath) -> Int

  /// Returns whether the item at `indexPath` is expanded, regardless of whether it has children.
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool
}
