// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension UIBackgroundConfiguration {
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// A cell of whatever list it is in.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.anyCell) }
  /// A header of whatever list it is in.
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.anyHeader)
  }
  /// A footer of whatever list it is in.
  public static func listFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.anyHeader)
  }
  /// A cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.header)
  }
  /// A cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader)
  }
  /// A cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }
  /// A cell of a sidebar that has another sidebar beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell)
  }
}

extension UIBackgroundConfiguration.Style {
  /// The style in a list; that of plain lists where none is around.
  func resolved(in environment: UIListEnvironment) -> Self {
    guard self == .anyCell || self == .anyHeader else { return self }
    return switch environment {
    case .unspecified, .none, .plain: self == .anyCell ? .plainCell : .header
    case .grouped, .insetGrouped: self == .anyCell ? .groupedCell : .groupedHeader
    case .sidebar, .sidebarPlain: self == .anyCell ? .sidebarCell : .sidebarHeader
    }
  }

  /// How much the corners are rounded, in points: recorded on macOS 27; published of iOS 17.
  var cornerRadius: CGFloat {
    switch self {
    case .clear, .plainCell, .groupedCell, .header, .anyCell, .anyHeader: 0
    case .groupedHeader, .sidebarHeader, .sidebarCell:
      DesignGeneration.current == .iOS17 ? 10 : 26
    }
  }

  /// The colour when nothing in particular is true.
  var ground: UIColor {
    switch self {
    case .clear, .header, .groupedHeader, .sidebarHeader, .sidebarCell, .anyHeader: .clear
    case .plainCell, .anyCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    }
  }

  /// The colour in a state.
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
