// SPDX-License-Identifier: Apache-2.0

public import CollectionViews
public import Foundation

/// How the focus goes from one row of a table to another.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil: none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil: none.
  public let nextFocusedIndexPath: IndexPath?

  init(in table: UITableView, _ context: UICollectionViewFocusUpdateContext) {
    previouslyFocusedIndexPath = context.previouslyFocusedIndexPath
    nextFocusedIndexPath = context.nextFocusedIndexPath
    super.init(
      from: previouslyFocusedIndexPath.flatMap(table.cellForRow),
      to: nextFocusedIndexPath.flatMap(table.cellForRow), heading: context.focusHeading)
  }
}
