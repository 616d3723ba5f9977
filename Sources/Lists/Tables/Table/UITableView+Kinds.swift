// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionViews

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay in sight while their sections are.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, with round corners and room beside them.
    case insetGrouped = 2
  }

  /// Where a row comes to stand when the table scrolls to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// As near as it takes to show it.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
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

  /// When cells on screen are asked again for their heights; see
  /// `UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they say so: a cell calls `invalidateIntrinsicContentSize()` or gets another content
    /// configuration.
    case enabled = 1
    /// Also when constraints in them change.
    case enabledIncludingConstraints = 2
  }

  /// How rows come and go.
  ///
  /// Differs from UIKit: all are one animation, but for `none`.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Fading.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to above.
    case top = 3
    /// From and to below.
    case bottom = 4
    /// Not animated.
    case none = 5
    /// Keeping the middle in place.
    case middle = 6
    /// As the table sees fit.
    case automatic = 100
  }

  /// As a height: what the content wants, or what the table's style has.
  public static let automaticDimension: CGFloat = -1

  /// Posted when the user selected or deselected a row; the object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableView.Style {
  /// The look that an interface file calls `name`; plain when it says nothing.
  init(inInterfaceFiles name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}
