// SPDX-License-Identifier: Apache-2.0

/// The role of an accessibility element, in the categories of desktops.
package enum AccessibilityRole: String, Hashable, Sendable {
  case window, dialog, alert, group, navigation, toolbar, scrollArea
  case list, listItem, grid, gridCell, heading
  case text, image, link, button, toggleButton, `switch`, slider, stepper, progress, busy
  case textField, searchField, tabList, tab, menu, menuItem, choice, choiceItem

  /// Whether the element only shows content, so that an enclosing cell can include it in its label.
  var isPlain: Bool { self == .text || self == .image || self == .heading }
  /// Whether the element is a cell of a list or grid.
  var isCell: Bool { self == .listItem || self == .gridCell }
}
