// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
import CompositionalLayout
package import Foundation

/// An element in sight as its section's handler sees it: what the layout says, and what the handler
/// changed.
///
/// The same object stays with the element for as long as it is in sight, so that changes persist.
@MainActor
package final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// What the layout says.
  private(set) var base: UICollectionViewLayoutAttributes
  package var alpha: CGFloat
  package var zIndex: Int
  package var isHidden: Bool
  package var center: CGPoint
  package var transform3D: CATransform3D

  init(_ base: UICollectionViewLayoutAttributes) {
    self.base = base
    alpha = base.alpha
    zIndex = base.zIndex
    isHidden = base.isHidden
    center = base.center
    transform3D = base.transform3D
    super.init()
  }

  /// Takes over where the layout puts the element now; what else the handler changed stays.
  func update(_ newBase: UICollectionViewLayoutAttributes) {
    if newBase.center != base.center { center = newBase.center }
    if newBase.zIndex != base.zIndex { zIndex = newBase.zIndex }
    base = newBase
  }

  package var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  package var name: String { base.representedElementKind ?? "" }
  package var indexPath: IndexPath { base.indexPath }
  package var bounds: CGRect { base.bounds }

  package var frame: CGRect {
    let unturned = CGRect(
      x: -base.size.width / 2, y: -base.size.height / 2, width: base.size.width,
      height: base.size.height)
    return unturned.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  package var representedElementCategory: UICollectionElementCategory {
    base.representedElementCategory
  }

  package var representedElementKind: String? { base.representedElementKind }
}
