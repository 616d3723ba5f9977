// SPDX-License-Identifier: Apache-2.0

/// The user's preferred action for a double tap of a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
  /// No action.
  case ignore = 0
  /// Switch between the eraser and the current tool.
  case switchEraser
  /// Switch to the previous tool.
  case switchPrevious
  /// Show the colour palette.
  case showColorPalette
  /// Show the attributes of the ink.
  case showInkAttributes
  /// Show a palette of tools near the pencil.
  case showContextualPalette
  /// Run a shortcut of the user.
  case runSystemShortcut
}
