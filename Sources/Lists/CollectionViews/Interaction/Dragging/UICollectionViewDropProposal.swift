// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a collection view would do with a drop.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What happens at the destination.
  public enum Intent: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = 0
    /// The things come between the items there, which make room.
    case insertAtDestinationIndexPath = 1
    /// The things go into the item there.
    case insertIntoDestinationIndexPath = 2
  }

  /// What happens at the destination.
  public let intent: Intent

  /// Doing `operation`, with nothing said of the destination.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Doing `operation` at the destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
