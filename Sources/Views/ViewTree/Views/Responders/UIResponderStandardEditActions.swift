// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The standard editing actions; every responder has the methods, most of which do nothing by default.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Pastes the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the item at the insertion point, such as the word at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Shows the find panel.
  func find(_ sender: Any?)
  /// Shows the find and replace panel.
  func findAndReplace(_ sender: Any?)
  /// Moves to the next search result.
  func findNext(_ sender: Any?)
  /// Moves to the previous search result.
  func findPrevious(_ sender: Any?)
  /// Uses the selection as the search string.
  func useSelectionForFind(_ sender: Any?)
  /// Pastes the content of the pasteboard in the surrounding text style.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Toggles bold style of the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italic style of the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles underlining of the selection.
  func toggleUnderline(_ sender: Any?)
  /// Sets the attributes of the selected text to the result of a conversion.
  ///
  /// - Parameter conversionHandler: The closure that returns the new attributes for the current ones.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Sets the writing direction of the selection to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selection to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}
