// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
package import MullionCompositionalLayout
package import UIKit

/// A solved layout to be drawn.
@MainActor
package struct LayoutSubject {
  package var title: String
  package var solution: LayoutSolution
  package var itemCounts: [Int]
  /// The view's size, in points.
  package var view: CGSize
  package var isHorizontal: Bool
  package var isRightToLeft: Bool

  /// Creates a subject from a solved layout.
  package init(
    title: String, solution: LayoutSolution, itemCounts: [Int], view: CGSize,
    flow: (isHorizontal: Bool, isRightToLeft: Bool)
  ) {
    self.title = title
    self.solution = solution
    self.itemCounts = itemCounts
    self.view = view
    (isHorizontal, isRightToLeft) = flow
  }

  /// Creates a subject from the current layout of `view`; `nil` if it is not a compositional layout, or has
  /// never been laid out.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  package init?(of view: UICollectionView, title: String) {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let solution = layout.solution
    else { return nil }
    self.init(
      title: title, solution: solution,
      itemCounts: (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) },
      view: view.bounds.size,
      flow: (
        layout.configuration.scrollDirection == .horizontal,
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ))
  }
}
