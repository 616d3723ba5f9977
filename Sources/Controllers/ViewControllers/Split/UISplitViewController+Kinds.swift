// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two, set by `viewControllers`.
    case unspecified = 0
    /// A sidebar and content.
    case doubleColumn = 1
    /// A sidebar, a list and content.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The sidebar.
    case primary = 0
    /// The list between the sidebar and the content.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// What is shown instead of all of them in narrow windows.
    case compact = 3
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// The content alone.
    case secondaryOnly = 1
    /// One column beside the content.
    case oneBesideSecondary = 2
    /// One column in front of the content.
    case oneOverSecondary = 3
    /// Two columns beside the content.
    case twoBesideSecondary = 4
    /// Two columns in front of the content.
    case twoOverSecondary = 5
    /// Two columns that push the content aside.
    case twoDisplaceSecondary = 6
  }

  /// How columns and content share a window.
  public enum SplitBehavior: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// Columns in front of the content.
    case overlay = 2
    /// Columns that push the content aside.
    case displace = 3
  }

  /// Whether there is a button that shows and hides a column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// There is none.
    case never = 1
    /// There is one.
    case always = 2
  }

  /// What a sidebar looks like.
  public enum BackgroundStyle: Int, Sendable {
    /// As other columns.
    case none = 0
    /// As sidebars of a desktop do.
    case sidebar = 1
  }

  /// The edge at which the sidebar stands.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }

  /// A width that is left to the system.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
