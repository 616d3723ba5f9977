// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One of the looks that a list can have.
enum ListChoice: String, CaseIterable {
  case plain = "Plain"
  case grouped = "Grouped"
  case insetGrouped = "Inset Grouped"
  case sidebar = "Sidebar"
  case sidebarPlain = "Sidebar Plain"

  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// Whether sections are groups of rows on a ground of another color.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Whether headers stay in sight.
  var isPlain: Bool { self == .plain || self == .sidebarPlain }

  /// The color of a row.
  var rowColor: UIColor? {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    case .sidebar: nil
    }
  }

  /// The color behind the rows.
  var ground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
