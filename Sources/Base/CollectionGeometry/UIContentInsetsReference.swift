// SPDX-License-Identifier: Apache-2.0

/// The reference of a section's content insets across the scroll direction.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the layout's configuration.
  case automatic = 0
  /// No reference: the section spans the whole view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide.
  case readableContent
}
