// SPDX-License-Identifier: Apache-2.0

/// When an application's code runs inside of a collection view's.
enum ScriptMoment: String, CaseIterable, Sendable {
  /// Cells and other views are provided, come on screen and leave it.
  case provided, otherProvided, shown, gone, otherShown, otherGone
  /// Views are measured and hear of their attributes.
  case fitted, applied
  /// The delegate is notified of scrolling.
  case scrolled, dragged, rested
  /// The delegate is queried for, and notified of, selection.
  case mayHighlight, highlighted, unhighlighted, maySelect, selected, mayDeselect, deselected
  /// A change was completed.
  case completed
  /// The layout queries sections or sizes, or is prepared.
  case described
  /// Items are announced, and visible ones are handed to their section's handler.
  case prefetched, handled
}
