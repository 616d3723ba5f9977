// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// A table's proposal, converted for its collection view.
@MainActor
final class TableDropProposal: UICollectionViewDropProposal {
  let original: UITableViewDropProposal

  /// Creates a proposal from `original`; `isOverMiddle` resolves the automatic intent.
  init(_ original: UITableViewDropProposal, isOverMiddle: Bool) {
    self.original = original
    let intent: UICollectionViewDropProposal.Intent =
      switch original.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAtDestinationIndexPath
      case .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
      case .automatic:
        isOverMiddle ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
      }
    super.init(operation: original.operation, intent: intent)
    isPrecise = original.isPrecise
    prefersFullSizePreview = original.prefersFullSizePreview
  }
}
