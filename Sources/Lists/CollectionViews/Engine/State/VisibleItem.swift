// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
import MullionCompositionalLayout

/// An element in sight as its section's handler sees it: what the layout says, and what the handler
/// changed.
///
/// The same object stays with the element for as long as it is in sight, so that changes persist.
@MainActor
package final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// What the layout says.
  private(set) var base: UICollectionViewLayoutAttributes
  /// How opaque the element is, from 0 to 1.
  package var alpha: CGFloat
  /// The order in front of other elements.
  package var zIndex: Int
  /// Whether the element is not shown.
  package var isHidden: Bool
  /// The middle, in content coordinates before the section's own scrolling.
  package var center: CGPoint
  /// How the element is moved, turned and scaled in space.
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

  /// Whether a handler changed what the layout says.
  var isChanged: Bool {
    alpha != base.alpha || zIndex != base.zIndex || isHidden != base.isHidden
      || center != base.center || !CATransform3DEqualToTransform(transform3D, base.transform3D)
  }

  /// Takes over where the layout puts the element now; what else the handler changed stays.
  func update(_ newBase: UICollectionViewLayoutAttributes) {
    if newBase.center != base.center { center = newBase.center }
    if newBase.zIndex != base.zIndex { zIndex = newBase.zIndex }
    base = newBase
  }

  /// The part of `transform3D` in the plane; the identity when there is more to it.
  package var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The element's kind; empty for cells.
  package var name: String { base.representedElementKind ?? "" }
  /// Which element it is.
  package var indexPath: IndexPath { base.indexPath }
  /// The element's size, at the origin.
  package var bounds: CGRect { base.bounds }

  /// What the element takes, turned and scaled, around `center`.
  package var frame: CGRect {
    let unturned = CGRect(
      x: -base.size.width / 2, y: -base.size.height / 2, width: base.size.width,
      height: base.size.height)
    return unturned.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Cell, supplementary or decoration view.
  package var representedElementCategory: UICollectionElementCategory {
    base.representedElementCategory
  }

  /// The kind; `nil` for cells.
  package var representedElementKind: String? { base.representedElementKind }
}
