// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Takes what is dragged over a collection view from elsewhere.
@MainActor
protocol DropArriving: AnyObject {
  /// Whether something from elsewhere is over the view.
  var isActive: Bool { get }
  /// Follows the drag; answers what becomes of it.
  func take(_ event: DropEvent) -> DropAnswer
}
