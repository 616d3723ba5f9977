// SPDX-License-Identifier: Apache-2.0

/// The area from which a section's content insets across the scroll direction are measured.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The area that the layout's configuration specifies.
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
