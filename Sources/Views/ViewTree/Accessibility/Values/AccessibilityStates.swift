// SPDX-License-Identifier: Apache-2.0

/// The current states of an accessibility element; `nil` for states that do not apply to it.
package struct AccessibilityStates: Hashable, Sendable {
  package var isSelected: Bool?
  package var isChecked: Bool?
  package var isExpanded: Bool?
  package var isDisabled = false
  package var isFocused = false
  /// Whether the element can receive the keyboard focus.
  package var isFocusable = false
  package var isBusy = false

  /// Creates states with default values.
  package init() {}

  /// The active states in words.
  package var words: [String] {
    var words: [String] = []
    if isFocused { words.append("focused") }
    if isSelected == true { words.append("selected") }
    if let isChecked { words.append(isChecked ? "checked" : "unchecked") }
    if let isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if isDisabled { words.append("disabled") }
    if isBusy { words.append("busy") }
    return words
  }
}
