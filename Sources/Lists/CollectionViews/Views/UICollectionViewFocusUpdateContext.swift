// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The context of a focus movement from one item of a collection view to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus; `nil` if there was none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that gets the focus; `nil` if there is none.
  public let nextFocusedIndexPath: IndexPath?

  /// Creates the context of a movement between two items with their views.
  init(
    from previous: (path: IndexPath?, view: UIView?), to next: (path: IndexPath?, view: UIView?),
    heading: UIFocusHeading
  ) {
    previouslyFocusedIndexPath = previous.path
    nextFocusedIndexPath = next.path
    super.init(from: previous.view, to: next.view, heading: heading)
  }
}
