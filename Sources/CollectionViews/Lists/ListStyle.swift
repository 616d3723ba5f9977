// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation
import ViewTree

/// What a list section knows beyond its description; the section carries it.
@MainActor
final class ListStyle {
  let configuration: UICollectionLayoutListConfiguration
  let metrics: ListMetrics
  /// The insets that the section was made with.
  let insets: NSDirectionalEdgeInsets

  init(
    configuration: UICollectionLayoutListConfiguration, metrics: ListMetrics,
    insets: NSDirectionalEdgeInsets
  ) {
    self.configuration = configuration
    self.metrics = metrics
    self.insets = insets
  }

  /// The color behind the section.
  var backgroundColor: UIColor {
    if let color = configuration.backgroundColor { return color }
    switch configuration.appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Whether sections like this one stand apart from each other.
  var isGrouped: Bool {
    configuration.appearance == .grouped || configuration.appearance == .insetGrouped
  }
}

extension NSCollectionLayoutSection {
  /// What the section knows as a list; `nil` for other sections.
  var listStyle: ListStyle? { styling as? ListStyle }
}
