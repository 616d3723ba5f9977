// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// How the focus goes from one item of a collection view to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil: none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil: none.
  public let nextFocusedIndexPath: IndexPath?

  /// A move from the item at one path, shown by a view, to that at another.
  init(
    from previous: (path: IndexPath?, view: UIView?), to next: (path: IndexPath?, view: UIView?),
    heading: UIFocusHeading
  ) {
    previouslyFocusedIndexPath = previous.path
    nextFocusedIndexPath = next.path
    super.init(from: previous.view, to: next.view, heading: heading)
  }
}
