// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionViews

/// What a table would do with a drop.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// What happens at the destination.
  public enum Intent: Int, Hashable, Sendable {
    /// Nothing is said of it.
    case unspecified = 0
    /// The things come between the rows there, which make room.
    case insertAtDestinationIndexPath = 1
    /// The things go into the row there.
    case insertIntoDestinationIndexPath = 2
    /// The things go into the row there when they are over its middle half, else between the rows.
    case automatic = 3
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
