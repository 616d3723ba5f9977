// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

@MainActor
extension ListElement {
  /// The traits that the list sets on the element; `nil` for a background.
  var traits: UITraitCollection? {
    switch self {
    case .row(let row): Self.traits(of: row.style.configuration.appearance)
    case .boundary(let boundary): Self.traits(of: boundary.style.configuration.appearance)
    case .background: nil
    }
  }

  private static let plain = traits(in: .plain)
  private static let grouped = traits(in: .grouped)
  private static let insetGrouped = traits(in: .insetGrouped)
  private static let sidebar = traits(in: .sidebar)
  private static let sidebarPlain = traits(in: .sidebarPlain)

  private static func traits(
    of appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UITraitCollection {
    switch appearance {
    case .plain: plain
    case .grouped: grouped
    case .insetGrouped: insetGrouped
    case .sidebar: sidebar
    case .sidebarPlain: sidebarPlain
    }
  }

  private static func traits(in environment: UIListEnvironment) -> UITraitCollection {
    UITraitCollection { $0.listEnvironment = environment }
  }
}
