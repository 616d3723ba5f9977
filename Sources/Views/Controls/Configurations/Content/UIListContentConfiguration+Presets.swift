// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UIListContentConfiguration {
  /// Returns the configuration of a list row.
  public static func cell() -> UIListContentConfiguration { preset(.cell) }
  /// Returns the configuration of a row whose secondary text is below its text.
  public static func subtitleCell() -> UIListContentConfiguration { preset(.subtitle) }
  /// Returns the configuration of a row whose secondary text is at the trailing edge if it fits.
  public static func valueCell() -> UIListContentConfiguration { preset(.value) }
  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { preset(.header) }
  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { preset(.footer) }
  /// Returns the configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(name: .header, isGrouped: true))
  }
  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { preset(.footer) }
  /// Returns the configuration of a prominent header in a grouped list.
  ///
  /// Differs from UIKit: font and colour are not UIKit's, since they were not recorded.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    preset(.prominentHeader)
  }
  /// Returns the configuration of an extra prominent header in a grouped list.
  ///
  /// Differs from UIKit: font and colour are not UIKit's, since they were not recorded.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    preset(.extraProminentHeader)
  }
  /// Returns the configuration of a sidebar row.
  public static func sidebarCell() -> UIListContentConfiguration { preset(.sidebarCell) }
  /// Returns the configuration of a sidebar row whose secondary text is below its text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    preset(.sidebarSubtitle)
  }
  /// Returns the configuration of a row in a sidebar with an accompanying sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    preset(.sidebarCell)
  }
  /// Returns the configuration of a row with two texts in a sidebar with an accompanying sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    preset(.sidebarSubtitle)
  }
  /// Returns the configuration of a header, adapted to the list that contains it.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(Style(name: .header, adapts: true))
  }
  /// Returns the configuration of a footer, adapted to the list that contains it.
  public static func footer() -> UIListContentConfiguration { preset(.footer) }
  /// Returns the configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { preset(.sidebarHeader) }

  private static func preset(_ name: Style.Name) -> UIListContentConfiguration {
    UIListContentConfiguration(Style(name: name))
  }
}
