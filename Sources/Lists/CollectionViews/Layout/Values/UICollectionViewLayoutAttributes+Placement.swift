// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

extension UICollectionViewLayoutAttributes {
  /// Attributes of `attributesClass` that say what `placement` says.
  static func make(
    of attributesClass: UICollectionViewLayoutAttributes.Type?, _ placement: ElementPlacement
  ) -> UICollectionViewLayoutAttributes {
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
    let element = placement.element
    attributes.name(
      element.category, kind: element.kind,
      indexPath: IndexPath(item: element.item, section: element.section))
    attributes.frame = placement.frame
    attributes.zIndex = placement.zIndex
    attributes.isOrthogonal = placement.isOrthogonal
    attributes.selfSizing = SelfSizingAxes(
      width: placement.selfSizesWidth, height: placement.selfSizesHeight)
    return attributes
  }

  /// The element as the solver names it; `nil` for an index path that is none of the solver's.
  var layoutElement: LayoutElement? {
    guard let place = indexPath.elementPlace else { return nil }
    return LayoutElement(
      category: representedElementCategory, kind: representedElementKind, section: place.section,
      item: place.item)
  }
}

extension IndexPath {
  /// Section and item as the solver names them.
  var elementPlace: (section: Int, item: Int)? {
    count == 2 ? (self[0], self[1]) : nil
  }
}
