// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A data source some of whose sections are outlines, as cells and their accessories know it.
@MainActor
package protocol OutlineShowing: AnyObject {
  /// Expands or collapses the item at `indexPath`, if the application's handlers let it; nothing
  /// happens when there is no item.
  ///
  /// - Complexity: O(m log n) for m items that appear or disappear, of n.
  func toggleOutlineItem(at indexPath: IndexPath)

  /// The number of ancestors of the item at `indexPath`; 0 when it is in no outline.
  func outlineLevel(at indexPath: IndexPath) -> Int

  /// Whether the item at `indexPath` is expanded, with something below it or not.
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool
}
