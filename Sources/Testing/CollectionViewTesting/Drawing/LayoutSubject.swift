// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
package import MullionCompositionalLayout
package import UIKit

/// A solved layout that is to be drawn.
@MainActor
package struct LayoutSubject {
  package var title: String
  package var solution: LayoutSolution
  package var itemCounts: [Int]
  /// The view's size, in points.
  package var view: CGSize
  package var isHorizontal: Bool
  package var isRightToLeft: Bool

  /// A layout; see the properties.
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

  /// The layout that `view` has now; nil when it is no compositional one, or was never laid out.
  ///
  /// - Complexity: O(n) in the number of sections.
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
