// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionViews

/// A proposal for the effect of a drop in a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The effect at the destination.
  public enum Intent: Int, Hashable, Sendable {
    /// No particular effect is specified.
    case unspecified = 0
    /// The items are inserted between the existing rows, which make space.
    case insertAtDestinationIndexPath = 1
    /// The items are added to the existing row at the destination.
    case insertIntoDestinationIndexPath = 2
    /// The items are added to the row at the destination if the drag is over its middle half, and otherwise
    /// inserted between the rows.
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
