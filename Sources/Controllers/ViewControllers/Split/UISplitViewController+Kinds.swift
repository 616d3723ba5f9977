// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UISplitViewController {
  /// The style of a split view, which determines its columns.
  public enum Style: Int, Sendable {
    /// The style with two columns, which are set by `viewControllers`.
    case unspecified = 0
    /// The style with a sidebar and the content.
    case doubleColumn = 1
    /// The style with a sidebar, a list and the content.
    case tripleColumn = 2
  }

  /// A column of a split view.
  public enum Column: Int, Sendable {
    /// The column of the sidebar.
    case primary = 0
    /// The column of the list between the sidebar and the content.
    case supplementary = 1
    /// The column of the content.
    case secondary = 2
    /// The column that replaces all others in narrow windows.
    case compact = 3
  }

  /// The display mode of a split view, which determines the visible columns.
  public enum DisplayMode: Int, Sendable {
    /// The mode that the system determines.
    case automatic = 0
    /// The mode with only the content.
    case secondaryOnly = 1
    /// The mode with one column beside the content.
    case oneBesideSecondary = 2
    /// The mode with one column in front of the content.
    case oneOverSecondary = 3
    /// The mode with two columns beside the content.
    case twoBesideSecondary = 4
    /// The mode with two columns in front of the content.
    case twoOverSecondary = 5
    /// The mode with two columns that displace the content.
    ///
    /// - Note: On Linux the columns are beside the content.
    case twoDisplaceSecondary = 6
  }

  /// The arrangement of columns and content in a window.
  public enum SplitBehavior: Int, Sendable {
    /// The arrangement that the system determines.
    case automatic = 0
    /// The arrangement of columns beside the content.
    case tile = 1
    /// The arrangement of columns that overlap the content.
    case overlay = 2
    /// The arrangement of columns that displace the content.
    ///
    /// - Note: On Linux the columns are beside the content.
    case displace = 3
  }

  /// The visibility of the button that shows and hides a column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The visibility that the system determines.
    case automatic = 0
    /// The visibility of a button that is never shown.
    case never = 1
    /// The visibility of a button that is always shown.
    case always = 2
  }

  /// The edge of the split view at which the sidebar is.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge of the split view.
    case leading = 0
    /// The trailing edge of the split view.
    case trailing = 1
  }

  /// The value for a width that the system determines.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
