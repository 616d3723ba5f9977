// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one stands at the edge of the list.
  public let actions: [UIContextualAction]

  /// Whether a row that is swiped all the way performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Actions, the first one at the edge of the list.
  public convenience init(actions: [UIContextualAction]) {
    self.init(all: actions)
  }

  private init(all actions: [UIContextualAction]) {
    self.actions = actions
  }
}
