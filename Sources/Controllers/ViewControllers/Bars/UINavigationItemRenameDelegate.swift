// SPDX-License-Identifier: Apache-2.0

/// Follows how a person renames what a navigation item's title names.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The title is another one now.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the title may be renamed now; may be left out.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// What the field shows when it opens, and what of it is selected; may be left out.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether that may be the title; may be left out.
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// True.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// The title, all of it selected.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// True.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
