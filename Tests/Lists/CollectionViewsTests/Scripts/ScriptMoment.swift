// SPDX-License-Identifier: Apache-2.0

/// A callback in which code of the app is called by the collection view.
enum ScriptMoment: String, CaseIterable, Sendable {
  /// Cells and other views are provided, displayed, and removed from the screen.
  case provided, otherProvided, shown, gone, otherShown, otherGone
  /// Views are measured, and receive their attributes.
  case fitted, applied
  /// The delegate is notified of scrolling.
  case scrolled, dragged, rested
  /// The delegate is queried for, and notified of, selection.
  case mayHighlight, highlighted, unhighlighted, maySelect, selected, mayDeselect, deselected
  /// A change was completed.
  case completed
  /// The layout queries sections or sizes, or is prepared.
  case described
  /// Items are prefetched, and visible ones are passed to the handler of their section.
  case prefetched, handled
}
