// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionViewTree

/// What a compositional layout depends on besides data and descriptions.
struct LayoutRoom: Equatable {
  let container: LayoutContainer
  let traits: UITraitCollection

  /// The room in `view` as it is now.
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

  /// What the safe area leaves out beside the content, in points.
  var coveredSides: NSDirectionalEdgeInsets {
    let safe = container.safeAreaInsets
    let isMirrored = container.direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? safe.right : safe.left, bottom: 0,
      trailing: isMirrored ? safe.left : safe.right)
  }

  /// What descriptions are made for.
  @MainActor
  var environment: LayoutEnvironment {
    LayoutEnvironment(size: container.size, traits: traits, coveredSides: coveredSides)
  }

  /// Whether what was measured for an earlier solution may hold in this room.
  ///
  /// It does not for other pixels or margins. Whether items are as wide as before, the solution
  /// itself finds out.
  func keeps(_ earlier: LayoutSolution) -> Bool {
    let old = earlier.container
    return old.grid == container.grid && old.layoutMargins == container.layoutMargins
  }
}
