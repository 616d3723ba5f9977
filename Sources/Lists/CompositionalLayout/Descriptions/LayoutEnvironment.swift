// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The environment handed to section providers, custom groups and visible-items handlers.
@MainActor
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  /// The room.
  package let container: any NSCollectionLayoutContainer
  /// The traits.
  package let traitCollection: UITraitCollection

  /// What is covered of the room's sides, in points.
  package let coveredSides: NSDirectionalEdgeInsets

  /// An environment of `size` points without insets.
  package convenience init(
    size: CGSize, traits: UITraitCollection, coveredSides: NSDirectionalEdgeInsets = .zero
  ) {
    self.init(size: size, insets: .zero, traits: traits, coveredSides: coveredSides)
  }

  /// An environment of `size` points with `insets` beside it.
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
