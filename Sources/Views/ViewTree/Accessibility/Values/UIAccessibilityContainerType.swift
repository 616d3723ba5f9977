// SPDX-License-Identifier: Apache-2.0

/// What a view is that holds accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that is worth going to.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}
