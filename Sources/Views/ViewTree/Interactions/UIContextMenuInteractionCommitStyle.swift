// SPDX-License-Identifier: Apache-2.0

/// What becomes of a context menu's preview that a person chose.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away with the menu.
  case dismiss = 0
  /// It becomes what the application shows next.
  case pop = 1
}
