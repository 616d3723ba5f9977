// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionViewTree

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
  var backgroundColor: UIColor { configuration.groundColor }

  /// Whether sections like this one stand apart from each other.
  var isGrouped: Bool {
    configuration.appearance == .grouped || configuration.appearance == .insetGrouped
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind a section: that of the configuration, else that of its appearance.
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
  /// What the section knows as a list; `nil` for other sections.
  var listStyle: ListStyle? { styling as? ListStyle }
}
