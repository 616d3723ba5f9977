// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIBackgroundConfiguration {
  /// The corners of backgrounds in sidebars and behind headers, recorded on macOS 27.
  private static let roundCorners: CGFloat = 26

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, color: .clear)
  }
  /// A cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { preset(.plainCell) }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { preset(.header) }
  /// A cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { preset(.groupedCell) }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    preset(.header, cornerRadius: roundCorners)
  }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    preset(.sidebarHeader, cornerRadius: roundCorners)
  }
  /// A cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    preset(.sidebarCell, cornerRadius: roundCorners)
  }
  /// A cell of a sidebar that has another sidebar beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    preset(.sidebarCell, cornerRadius: roundCorners)
  }

  private static func preset(
    _ style: Style, cornerRadius: CGFloat = 0
  ) -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style, color: style.ground, cornerRadius: cornerRadius)
  }
}

extension UIBackgroundConfiguration.Style {
  /// The colour when nothing in particular is true.
  var ground: UIColor {
    switch self {
    case .clear, .header, .sidebarHeader, .sidebarCell: .clear
    case .plainCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    }
  }

  /// The colour in a state.
  func color(in state: StateLook) -> UIColor? {
    switch self {
    case .clear, .header: return ground
    case .plainCell, .groupedCell:
      return state.isHighlighted || state.isSelected || state.isDropTarget ? .systemGray4 : ground
    case .sidebarHeader: return state.isHighlighted ? .quaternarySystemFill : ground
    case .sidebarCell:
      if state.isFocused || state.isDropTarget { return nil }
      if state.isSelected { return .systemFill }
      return state.isHighlighted ? .tertiarySystemFill : ground
    }
  }
}
