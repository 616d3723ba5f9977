// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
public import MullionViewTree

/// How the focus goes from one row of a table to another.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil: none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil: none.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UICollectionViewFocusUpdateContext) {
    previouslyFocusedIndexPath = context.previouslyFocusedIndexPath
    nextFocusedIndexPath = context.nextFocusedIndexPath
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem,
      heading: context.focusHeading)
  }
}
