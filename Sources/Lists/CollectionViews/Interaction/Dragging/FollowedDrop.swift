// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A drop session as the receiving views use it.
@MainActor
protocol FollowedDrop: UIDropSession {
  /// The board that displays the items; `nil` if they are displayed elsewhere.
  var board: DragBoard? { get }
  /// Updates the location from `event`.
  func move(_ event: DropEvent)
  /// Records that the view under the drag proposed `operation` for a drop.
  func wasAnswered(_ operation: UIDropOperation)
  /// Handles the imminent drop with `operation`.
  func willDrop(_ operation: UIDropOperation)
}

extension FollowedDrop {
  var board: DragBoard? { nil }
  func wasAnswered(_ operation: UIDropOperation) {}
  func willDrop(_ operation: UIDropOperation) {}

  /// Returns whether a drop with `operation` is performed: a copy, or a move that the session allows.
  ///
  /// A move is always performed for a drag of another app.
  func drops(_ operation: UIDropOperation) -> Bool {
    operation == .copy || operation == .move && (localDragSession == nil || allowsMoveOperation)
  }
}
