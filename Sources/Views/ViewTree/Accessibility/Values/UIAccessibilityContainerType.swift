// SPDX-License-Identifier: Apache-2.0

/// The type of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No specific type.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark: a part of the screen that users navigate to.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}
