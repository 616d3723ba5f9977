// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionViews

/// A proposal for the effect of a drop in a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The effect at the destination.
  public enum Intent: Int, Hashable, Sendable {
    /// An unspecified effect.
    case unspecified = 0
    /// An insertion of the items between the existing rows, which make space.
    case insertAtDestinationIndexPath = 1
    /// An addition of the items to the existing row at the destination.
    case insertIntoDestinationIndexPath = 2
    /// An addition of the items to the row at the destination if the drag is over its middle half, otherwise
    /// an insertion between the rows.
    case automatic = 3
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
