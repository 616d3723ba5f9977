// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    /// A style with rows across the full width; headers stay visible while their sections are.
    case plain = 0
    /// A style with rows across the full width, in sections separated from each other.
    case grouped = 1
    /// A style with inset rows, in sections with rounded corners separated from each other.
    case insetGrouped = 2
  }

  /// The position of a row after a scroll to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The position that results from the minimal scroll that makes the row visible.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3

    var collectionPosition: UICollectionView.ScrollPosition {
      switch self {
      case .none: []
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    }
  }

  /// The events after which visible cells are measured again; see `UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No events.
    case disabled = 0
    /// Explicit invalidations: a cell calls `invalidateIntrinsicContentSize()` or gets another content
    /// configuration.
    case enabled = 1
    /// Explicit invalidations as with `enabled`, and changes of constraints in the cells.
    case enabledIncludingConstraints = 2
  }

  /// The animation of inserted and deleted rows.
  ///
  /// Differs from UIKit: all values except `none` have the same animation.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// A fade of the rows.
    case fade = 0
    /// A movement from and to the right.
    case right = 1
    /// A movement from and to the left.
    case left = 2
    /// A movement from and to the top.
    case top = 3
    /// A movement from and to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// A movement that keeps rows in the middle.
    case middle = 6
    /// An animation that the table chooses.
    case automatic = 100
  }

  /// A value for heights that are determined by the content, or by the table's style.
  public static let automaticDimension: CGFloat = -1

  /// The name of the notification that is posted when the user has selected or deselected a row; the object
  /// is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableView.Style {
  /// Creates the style with the given name in interface files; plain if there is none.
  init(inInterfaceFiles name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}
