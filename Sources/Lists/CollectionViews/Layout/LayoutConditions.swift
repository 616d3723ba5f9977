// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionViewTree

/// The inputs of a compositional layout besides data and descriptions.
struct LayoutConditions: Equatable {
  let container: LayoutContainer
  let traits: UITraitCollection

  /// Creates the inputs from the current state of `view`.
  @MainActor
  init(of view: UICollectionView, rounding: PixelGrid.Rounding) {
    traits = view.traitCollection
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let margins = view.layoutMargins
    container = LayoutContainer(
      size: view.bounds.size, grid: PixelGrid(scale: scale, rounding: rounding),
      safeAreaInsets: view.safeAreaInsets, layoutMargins: margins,
      readableInsets: view.readableInsets,
      direction: view.effectiveUserInterfaceLayoutDirection)
  }

  /// The leading and trailing safe area insets, in points.
  var coveredSides: NSDirectionalEdgeInsets {
    let safe = container.safeAreaInsets
    let isMirrored = container.direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? safe.right : safe.left, bottom: 0,
      trailing: isMirrored ? safe.left : safe.right)
  }

  /// The layout environment that descriptions are created for.
  @MainActor
  var environment: LayoutEnvironment {
    LayoutEnvironment(size: container.size, traits: traits, coveredSides: coveredSides)
  }

  /// Returns whether sizes measured for an earlier solution may still be valid.
  ///
  /// They are not for another pixel grid or other margins. Whether items have the same width as before is
  /// checked by the solution itself.
  func keeps(_ earlier: LayoutSolution) -> Bool {
    let old = earlier.container
    return old.grid == container.grid && old.layoutMargins == container.layoutMargins
  }
}
