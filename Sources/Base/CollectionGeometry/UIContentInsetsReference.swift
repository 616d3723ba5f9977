// SPDX-License-Identifier: Apache-2.0

/// What a section's content is kept clear of, across the scroll direction.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// What the layout's configuration says.
  case automatic = 0
  /// Nothing: the section spans the whole view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The guide for text of a comfortable width.
  case readableContent
}
