// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A custom layout as in apps: it looks up prepared frames without range checks, and finds the elements in a
/// rectangle with `intersects`.
final class ScriptColumns: UICollectionViewLayout {
  weak var hooks: ScriptHooks?
  private var cells: [[CGRect]] = []
  private var headers: [CGRect] = []
  private var size = CGSize.zero

  override func prepare() {
    super.prepare()
    hooks?.pass(.described)
    cells = []
    headers = []
    guard let collectionView else { return }
    let width = collectionView.bounds.width / 2
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      headers.append(CGRect(x: 0, y: y, width: 2 * width, height: 20))
      var ends = [y + 20, y + 20]
      cells.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          let column = ends[0] <= ends[1] ? 0 : 1
          let height = CGFloat(30 + 10 * (item % 4))
          defer { ends[column] += height }
          return CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: height)
        })
      y = max(ends[0], ends[1])
    }
    size = CGSize(width: 2 * width, height: y)
  }

  override var collectionViewContentSize: CGSize { size }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != size.width
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes?] = []
    for section in headers.indices {
      if headers[section].intersects(rect) {
        found.append(
          layoutAttributesForSupplementaryView(ofKind: "header", at: [section, 0]))
      }
      for item in cells[section].indices where cells[section][item].intersects(rect) {
        found.append(layoutAttributesForItem(at: [section, item]))
      }
    }
    return found.compactMap(\.self)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cells[indexPath.section][indexPath.item]
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = headers[indexPath.section]
    attributes.zIndex = 1
    return attributes
  }
}
