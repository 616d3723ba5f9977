// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
import MullionCompositionalLayout

/// A visible element as passed to its section's handler: the layout's attributes, and the handler's changes.
///
/// The same object stays with the element for as long as it is visible, so that changes persist.
@MainActor
package final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// The attributes of the layout.
  private(set) var base: UICollectionViewLayoutAttributes
  /// The opacity of the element, from 0 to 1.
  package var alpha: CGFloat
  /// The stacking order relative to other elements.
  package var zIndex: Int
  /// Whether the element is hidden.
  package var isHidden: Bool
  /// The center, in content coordinates without the section's own scrolling.
  package var center: CGPoint
  /// The three-dimensional transform of the element.
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

  /// Whether a handler changed the attributes of the layout.
  var isChanged: Bool {
    alpha != base.alpha || zIndex != base.zIndex || isHidden != base.isHidden
      || center != base.center || !CATransform3DEqualToTransform(transform3D, base.transform3D)
  }

  /// Adopts a new center and stacking order of the layout; other changes of the handler are preserved.
  func update(_ newBase: UICollectionViewLayoutAttributes) {
    if newBase.center != base.center { center = newBase.center }
    if newBase.zIndex != base.zIndex { zIndex = newBase.zIndex }
    base = newBase
  }

  /// The affine part of `transform3D`; the identity if it is not affine.
  package var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The element's kind; empty for cells.
  package var name: String { base.representedElementKind ?? "" }
  /// The index path of the element.
  package var indexPath: IndexPath { base.indexPath }
  /// The bounds of the element, with a zero origin.
  package var bounds: CGRect { base.bounds }

  /// The frame of the element with its transform, around `center`.
  package var frame: CGRect {
    let unturned = CGRect(
      x: -base.size.width / 2, y: -base.size.height / 2, width: base.size.width,
      height: base.size.height)
    return unturned.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// The category: cell, supplementary or decoration view.
  package var representedElementCategory: UICollectionElementCategory {
    base.representedElementCategory
  }

  /// The kind; `nil` for cells.
  package var representedElementKind: String? { base.representedElementKind }
}
