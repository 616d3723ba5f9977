// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A layout to check: its descriptions, its view, and the available data counts and measured sizes.
@MainActor
package struct LintedLayout {
  /// The description of each section; `nil` where the provider returned none.
  package var sections: [NSCollectionLayoutSection?]
  /// The number of items in each section; `nil` if unknown.
  package var counts: [Int]?
  /// The layout's configuration.
  package var configuration: UICollectionViewCompositionalLayoutConfiguration
  /// The view that the layout fills.
  package var container: LayoutContainer
  /// The environment passed to custom groups.
  package var environment: LayoutEnvironment
  /// The solution with the sizes measured so far; `nil` if nothing was solved.
  package var solution: LayoutSolution?
  /// The kinds of decorations that are registered; `nil` if unknown.
  package var registeredDecorations: Set<String>?

  /// Creates a layout from descriptions that are laid out in `container`.
  ///
  /// `counts` is ignored unless it has one number for each section.
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
