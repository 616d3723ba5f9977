// SPDX-License-Identifier: Apache-2.0

/// How an accessibility element is at the moment; nil: the question makes no sense for it.
package struct AccessibilityStates: Hashable, Sendable {
  package var isSelected: Bool?
  package var isChecked: Bool?
  package var isExpanded: Bool?
  package var isDisabled = false
  package var isFocused = false
  /// Whether keys can be made to go to it.
  package var isFocusable = false
  package var isBusy = false

  /// Nothing in particular.
  package init() {}

  /// The states that hold, in words.
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
