// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The environment passed to section providers, custom groups and visible-items handlers.
@MainActor
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  /// The container of the section or custom group that is laid out, or the area in which a section's visible
  /// elements scroll.
  package let container: any NSCollectionLayoutContainer
  /// The traits of the collection view.
  package let traitCollection: UITraitCollection

  /// The lengths by which the container is covered at its edges, in points.
  package let coveredSides: NSDirectionalEdgeInsets

  /// Creates an environment of `size` points without insets.
  package convenience init(
    size: CGSize, traits: UITraitCollection, coveredSides: NSDirectionalEdgeInsets = .zero
  ) {
    self.init(size: size, insets: .zero, traits: traits, coveredSides: coveredSides)
  }

  /// Creates an environment of `size` points with `insets`.
  package init(
    size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection,
    coveredSides: NSDirectionalEdgeInsets = .zero
  ) {
    self.coveredSides = coveredSides
    container = EnvironmentContainer(size: size, insets: insets)
    traitCollection = traits
    super.init()
  }
}
