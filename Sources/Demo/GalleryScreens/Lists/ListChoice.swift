// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One of the list appearances.
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

  /// Whether sections are groups of rows on a background of another colour.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Whether headers are pinned.
  var isPlain: Bool { self == .plain || self == .sidebarPlain }

  /// The colour of a row.
  var rowColor: UIColor? {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    case .sidebar: nil
    }
  }

  /// The colour behind the rows.
  var ground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
