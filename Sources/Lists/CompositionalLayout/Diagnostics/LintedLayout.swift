// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A layout to look for mistakes in: descriptions, the view they are for, and what is known of the
/// data and of the sizes that were measured.
@MainActor
package struct LintedLayout {
  /// One description for each section; `nil` where the provider answered none.
  package var sections: [NSCollectionLayoutSection?]
  /// How many items each section has; `nil` when that is not known.
  package var counts: [Int]?
  /// The layout's configuration.
  package var configuration: UICollectionViewCompositionalLayoutConfiguration
  /// The view.
  package var container: LayoutContainer
  /// What custom groups are asked with.
  package var environment: LayoutEnvironment
  /// The solution with the sizes measured so far; `nil` when nothing was solved.
  package var solution: LayoutSolution?
  /// The kinds of decorations that are registered; `nil` when that is not known.
  package var registeredDecorations: Set<String>?

  /// A layout whose descriptions stand in `container`.
  package init(
    sections: [NSCollectionLayoutSection?], counts: [Int]? = nil,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    container: LayoutContainer
  ) {
    self.sections = sections
    self.counts = counts.flatMap { $0.count == sections.count ? $0 : nil }
    self.configuration = configuration
    self.container = container
    environment = LayoutEnvironment(
      size: container.size, traits: UITraitCollection(displayScale: container.grid.scale))
  }
}
