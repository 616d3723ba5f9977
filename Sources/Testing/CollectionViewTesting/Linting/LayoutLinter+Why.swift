// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
package import MullionCompositionalLayout
public import UIKit

extension LayoutLinter {
  /// Returns the explanation of a cell's frame in the form of `mullion why`: each side as a sum of terms.
  ///
  /// - Returns: The explanation, or `nil` when there is no such cell, or the layout is not compositional.
  /// - Complexity: O(*n*) in the number of items of the cell's group.
  public static func explanation(
    ofItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> String? {
    guard indexPath.count == 2 else { return nil }
    let cell = LayoutElement.cell(section: indexPath.section, item: indexPath.item)
    return explanation(of: cell, in: collectionView)?.description
  }

  /// Returns the explanation of the element's frame, or `nil` when there is no such element.
  ///
  /// - Complexity: O(*n*) in the number of items of the element's group.
  package static func explanation(
    of element: LayoutElement, in collectionView: UICollectionView
  ) -> FrameExplanation? {
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.lintedLayout.flatMap { LayoutExplainer($0) }?.explanation(
      of: element,
      visible: VisibleBounds(
        rect: collectionView.bounds, adjustedContentInset: collectionView.adjustedContentInset))
  }
}
