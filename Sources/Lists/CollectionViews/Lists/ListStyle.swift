// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionViewTree

/// The properties of a list section in addition to its description; stored in the section.
@MainActor
final class ListStyle {
  let configuration: UICollectionLayoutListConfiguration
  let metrics: ListMetrics
  /// The initial insets of the section.
  let insets: NSDirectionalEdgeInsets

  init(
    configuration: UICollectionLayoutListConfiguration, metrics: ListMetrics,
    insets: NSDirectionalEdgeInsets
  ) {
    self.configuration = configuration
    self.metrics = metrics
    self.insets = insets
  }

  /// The background color of the section.
  var backgroundColor: UIColor { configuration.groundColor }

  /// Whether sections of this style are separated from each other.
  var isGrouped: Bool {
    configuration.appearance == .grouped || configuration.appearance == .insetGrouped
  }
}

extension UICollectionLayoutListConfiguration {
  /// The background color of a section: that of the configuration, otherwise that of its appearance.
  var groundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

extension NSCollectionLayoutSection {
  /// The list properties of the section; `nil` for other sections.
  var listStyle: ListStyle? { styling as? ListStyle }
}
