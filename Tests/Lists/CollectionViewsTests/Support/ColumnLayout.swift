// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A custom layout as in apps: a column of squares.
final class ColumnLayout: UICollectionViewLayout {
  var side: CGFloat = 100
  var prepares = 0
  var log: [String] = []
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    prepares += 1
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    frames = (0..<count).map { CGRect(x: 0, y: CGFloat($0) * side, width: side, height: side) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: side, height: CGFloat(frames.count) * side)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append("invalidate")
    super.invalidateLayout(with: context)
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
  override func finalizeLayoutTransition() { log.append("final") }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.append("target")
    return proposedContentOffset
  }
}
