// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ViewTree

/// How the focus goes from one item of a collection view to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil: none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil: none.
  public let nextFocusedIndexPath: IndexPath?

  init(
    from previous: IndexPath?, to next: IndexPath?, heading: UIFocusHeading,
    cell: (IndexPath) -> UIView?
  ) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: previous.flatMap(cell), to: next.flatMap(cell), heading: heading)
  }
}
