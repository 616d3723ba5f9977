// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A handler for drags from elsewhere over a collection view.
@MainActor
protocol DropArriving: AnyObject {
  /// Whether a drag from elsewhere is over the view.
  var isActive: Bool { get }
  /// Handles an event of the drag, and returns the response.
  func take(_ event: DropEvent) -> DropAnswer
}
