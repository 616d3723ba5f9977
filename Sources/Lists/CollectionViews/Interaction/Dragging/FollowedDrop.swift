// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A drag as those know it that it is dropped in.
@MainActor
protocol FollowedDrop: UIDropSession {
  /// Shows what is dragged; nil: somebody else does.
  var board: DragBoard? { get }
  /// The drag is where `event` says.
  func move(_ event: DropEvent)
  /// Whoever the drag is over answered that a drop would do `operation`.
  func wasAnswered(_ operation: UIDropOperation)
  /// A drop is about to be carried out.
  func willDrop(_ operation: UIDropOperation)
}

extension FollowedDrop {
  var board: DragBoard? { nil }
  func wasAnswered(_ operation: UIDropOperation) {}
  func willDrop(_ operation: UIDropOperation) {}

  /// Whether a drop that is to do `operation` is carried out; nothing of another program's is moved.
  func drops(_ operation: UIDropOperation) -> Bool {
    operation == .copy || operation == .move && (localDragSession == nil || allowsMoveOperation)
  }
}
