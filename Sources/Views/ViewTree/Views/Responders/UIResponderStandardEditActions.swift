// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What can be done with what is selected; every responder has the methods, and most do nothing.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Takes what is selected to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is selected to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts in what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects what is pointed at.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  func delete(_ sender: Any?)
  /// Shows a panel to search with.
  func find(_ sender: Any?)
  /// Shows a panel to search and replace with.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next result.
  func findNext(_ sender: Any?)
  /// Goes to the result before.
  func findPrevious(_ sender: Any?)
  /// Has what is selected be what is searched for.
  func useSelectionForFind(_ sender: Any?)
  /// Puts in what is on the pasteboard, in the style of what is around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Goes where what is on the pasteboard says.
  func pasteAndGo(_ sender: Any?)
  /// Searches for what is on the pasteboard.
  func pasteAndSearch(_ sender: Any?)
  /// Has what is selected be bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Has what is selected be italic, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Has what is selected be underlined, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Gives what is selected the attributes that `conversionHandler` makes of its present ones.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Has what is selected be written from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has what is selected be written from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Makes another thing like what is shown.
  func duplicate(_ sender: Any?)
  /// Takes what is shown to another place.
  func move(_ sender: Any?)
  /// Gives what is shown another name.
  func rename(_ sender: Any?)
  /// Writes what is shown in another form.
  func export(_ sender: Any?)
  /// Prints what is shown.
  func printContent(_ sender: Any?)
}
