// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UISplitViewController {
  /// The style of a split view, which determines its columns.
  public enum Style: Int, Sendable {
    /// Two columns, set by `viewControllers`.
    case unspecified = 0
    /// A sidebar and the content.
    case doubleColumn = 1
    /// A sidebar, a list and the content.
    case tripleColumn = 2
  }

  /// A column of a split view.
  public enum Column: Int, Sendable {
    /// The sidebar.
    case primary = 0
    /// The list between the sidebar and the content.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// The replacement of all columns in narrow windows.
    case compact = 3
  }

  /// The display mode of a split view: the visible columns.
  public enum DisplayMode: Int, Sendable {
    /// The mode that the system determines.
    case automatic = 0
    /// Only the content.
    case secondaryOnly = 1
    /// One column beside the content.
    case oneBesideSecondary = 2
    /// One column in front of the content.
    case oneOverSecondary = 3
    /// Two columns beside the content.
    case twoBesideSecondary = 4
    /// Two columns in front of the content.
    case twoOverSecondary = 5
    /// Two columns that displace the content.
    case twoDisplaceSecondary = 6
  }

  /// The arrangement of columns and content in a window.
  public enum SplitBehavior: Int, Sendable {
    /// The arrangement that the system determines.
    case automatic = 0
    /// Columns beside the content.
    case tile = 1
    /// Columns that overlap the content.
    case overlay = 2
    /// Columns that displace the content.
    case displace = 3
  }

  /// The visibility of the button that shows and hides a column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The visibility that the system determines.
    case automatic = 0
    /// A button that is never shown.
    case never = 1
    /// A button that is always shown.
    case always = 2
  }

  /// The edge of the sidebar.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The value for a width that the system determines.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
