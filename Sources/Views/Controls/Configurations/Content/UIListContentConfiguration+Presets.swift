// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIListContentConfiguration {
  /// A row of a list.
  public static func cell() -> UIListContentConfiguration { preset(.cell) }
  /// A row whose second text stands right below its text.
  public static func subtitleCell() -> UIListContentConfiguration { preset(.subtitle) }
  /// A row whose second text stands at the trailing edge, where there is room.
  public static func valueCell() -> UIListContentConfiguration { preset(.value) }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { preset(.header) }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { preset(.footer) }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(name: .header, isGrouped: true))
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { preset(.footer) }
  /// A header of a grouped list that stands out.
  ///
  /// Differs from UIKit: its font and colour are ours, since nothing was recorded.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    preset(.prominentHeader)
  }
  /// A header of a grouped list that stands out even more.
  ///
  /// Differs from UIKit: its font and colour are ours, since nothing was recorded.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    preset(.extraProminentHeader)
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { preset(.sidebarCell) }
  /// A row of a sidebar whose second text stands right below its text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    preset(.sidebarSubtitle)
  }
  /// A row of a sidebar that has another sidebar beside it.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    preset(.sidebarCell)
  }
  /// A row of two texts of a sidebar that has another sidebar beside it.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    preset(.sidebarSubtitle)
  }
  /// A header of whatever list it is in.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(name: .header, adapts: true))
  }
  /// A footer of whatever list it is in.
  public static func footer() -> UIListContentConfiguration { preset(.footer) }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { preset(.sidebarHeader) }

  private static func preset(_ name: Style.Name) -> UIListContentConfiguration {
    UIListContentConfiguration(Style(name: name))
  }
}
