// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews
public import MullionViewTree

/// The context of a focus movement from one row of a table to another.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that had the focus; `nil` if there was none.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the row that gets the focus; `nil` if there is none.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UICollectionViewFocusUpdateContext) {
    previouslyFocusedIndexPath = context.previouslyFocusedIndexPath
    nextFocusedIndexPath = context.nextFocusedIndexPath
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem,
      heading: context.focusHeading)
  }
}
