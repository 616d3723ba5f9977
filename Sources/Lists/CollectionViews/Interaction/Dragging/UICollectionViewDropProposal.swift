// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A proposal for the effect of a drop in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect at the destination.
  public enum Intent: Int, Sendable {
    /// An unspecified effect.
    case unspecified = 0
    /// An insertion of the items between the existing ones, which make space.
    case insertAtDestinationIndexPath = 1
    /// An addition of the items to the existing item at the destination.
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
