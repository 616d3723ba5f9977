// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A proposal for the effect of a drop in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect at the destination.
  public enum Intent: Int, Sendable {
    /// No particular effect is specified.
    case unspecified = 0
    /// The items are inserted between the existing ones, which make space.
    case insertAtDestinationIndexPath = 1
    /// The items are added to the existing item at the destination.
    case insertIntoDestinationIndexPath = 2
  }

  /// The effect at the destination.
  public let intent: Intent

  /// Creates a proposal for `operation` with an unspecified intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal for `operation` with an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
