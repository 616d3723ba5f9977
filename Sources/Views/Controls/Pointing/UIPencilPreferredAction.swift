// SPDX-License-Identifier: Apache-2.0

/// What a person wants a double tap of a pencil to do.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// The eraser comes, or the tool that was there before it.
  case switchEraser
  /// The tool that was there before comes.
  case switchPrevious
  /// Colours are shown.
  case showColorPalette
  /// What the ink is like is shown.
  case showInkAttributes
  /// Tools are shown beside the pencil.
  case showContextualPalette
  /// A shortcut of the person's runs.
  case runSystemShortcut
}
