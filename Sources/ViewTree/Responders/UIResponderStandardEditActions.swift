// SPDX-License-Identifier: Apache-2.0

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
}
