// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The swipe actions at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one is at the edge of the list.
  public let actions: [UIContextualAction]

  /// Whether a full swipe performs the first action; `true` by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions, the first one at the edge of the list.
  public convenience init(actions: [UIContextualAction]) {
    self.init(all: actions)
  }

  private init(all actions: [UIContextualAction]) {
    self.actions = actions
  }
}
