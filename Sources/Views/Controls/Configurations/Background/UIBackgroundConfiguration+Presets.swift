// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension UIBackgroundConfiguration {
  /// Returns an empty, transparent background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Returns the background of a cell, adapted to the list that contains it.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.anyCell) }
  /// Returns the background of a header, adapted to the list that contains it.
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.anyHeader)
  }
  /// Returns the background of a footer, adapted to the list that contains it.
  public static func listFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.anyHeader)
  }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.header)
  }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader)
  }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }
  /// Returns the background of a cell in a sidebar with an accompanying sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }
}

extension UIBackgroundConfiguration.Style {
  /// Returns the style for a list environment; that of plain lists outside of a list.
  func resolved(in environment: UIListEnvironment) -> Self {
    guard self == .anyCell || self == .anyHeader else { return self }
    return switch environment {
    case .unspecified, .none, .plain: self == .anyCell ? .plainCell : .header
    case .grouped, .insetGrouped: self == .anyCell ? .groupedCell : .groupedHeader
    case .sidebar, .sidebarPlain: self == .anyCell ? .sidebarCell : .sidebarHeader
    }
  }

  /// The corner radius, in points.
  ///
  /// The values were recorded on macOS 27; those for iOS 17 are the published ones.
  var cornerRadius: CGFloat {
    switch self {
    case .clear, .plainCell, .groupedCell, .header, .anyCell, .anyHeader: 0
    case .groupedHeader, .sidebarHeader, .sidebarCell:
      DesignGeneration.current == .iOS17 ? 10 : 26
    }
  }

  /// The default background colour.
  var ground: UIColor {
    switch self {
    case .clear, .header, .groupedHeader, .sidebarHeader, .sidebarCell, .anyHeader: .clear
    case .plainCell, .anyCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    }
  }

  /// Returns the background colour for a state, or `nil` for the view's tint colour.
  func color(in state: StateLook) -> UIColor? {
    switch self {
    case .clear, .header, .groupedHeader, .anyHeader: return ground
    case .plainCell, .groupedCell, .anyCell:
      return state.isHighlighted || state.isSelected || state.isDropTarget ? .systemGray4 : ground
    case .sidebarHeader: return state.isHighlighted ? .quaternarySystemFill : ground
    case .sidebarCell:
      if state.isFocused || state.isDropTarget { return nil }
      if state.isSelected { return .systemFill }
      return state.isHighlighted ? .tertiarySystemFill : ground
    }
  }
}
