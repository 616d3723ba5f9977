// SPDX-License-Identifier: Apache-2.0

/// The style of the transition from a context menu's preview that the user has chosen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The style that dismisses the preview with the menu.
  case dismiss = 0
  /// The style in which the preview becomes the next content that the app shows.
  case pop = 1
}
