// SPDX-License-Identifier: Apache-2.0

/// What an accessibility element is, as desktops tell such things apart.
package enum AccessibilityRole: String, Hashable, Sendable {
  case window, dialog, alert, group, navigation, toolbar, scrollArea
  case list, listItem, grid, gridCell, heading
  case text, image, link, button, toggleButton, `switch`, slider, stepper, progress, busy
  case textField, searchField, tabList, tab, menu, menuItem, choice, choiceItem

  /// Whether the element only shows something, so that a cell can say it for it.
  var isPlain: Bool { self == .text || self == .image || self == .heading }
  /// A part of a list or grid.
  var isCell: Bool { self == .listItem || self == .gridCell }
}
