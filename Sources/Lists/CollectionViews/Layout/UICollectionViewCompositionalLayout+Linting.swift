// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCompositionalLayout

extension UICollectionViewCompositionalLayout {
  /// The current solution with its descriptions, for the linter and for explanations; `nil` while the layout
  /// is not solved.
  package var lintedLayout: LintedLayout? {
    guard let solved = lastSolved, let collectionView else { return nil }
    var layout = LintedLayout(
      sections: solved.sections, counts: collectionView.engine.knownCounts.items,
      configuration: configuration, container: solved.room.container)
    layout.environment = LayoutEnvironment(
      size: solved.room.container.size, traits: solved.room.traits)
    layout.solution = solved.solution
    layout.registeredDecorations = decorationKinds.union([ListBackgroundView.kind])
    return layout
  }
}
