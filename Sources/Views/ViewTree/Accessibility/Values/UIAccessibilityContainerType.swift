// SPDX-License-Identifier: Apache-2.0

/// The type of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The type of a container without a specific type.
  case none = 0
  /// The type of a table with rows and columns.
  case dataTable = 1
  /// The type of a list.
  case list = 2
  /// The type of a landmark: a part of the screen that users navigate to.
  case landmark = 3
  /// The type of a group of related elements.
  case semanticGroup = 4
}
