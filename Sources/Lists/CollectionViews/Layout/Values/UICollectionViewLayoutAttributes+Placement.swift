// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

extension UICollectionViewLayoutAttributes {
  /// Returns attributes of the class `attributesClass` with the values of `placement`.
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
    attributes.isPinned = placement.isPinned
    attributes.selfSizing = SelfSizingAxes(
      width: placement.selfSizesWidth, height: placement.selfSizesHeight)
    return attributes
  }

  /// The element in the solver's representation; `nil` unless the index path has exactly two indexes.
  var layoutElement: LayoutElement? {
    guard let place = indexPath.elementPlace else { return nil }
    return LayoutElement(
      category: representedElementCategory, kind: representedElementKind, section: place.section,
      item: place.item)
  }
}

extension IndexPath {
  /// The section and item in the solver's representation; `nil` unless the index path has exactly two
  /// indexes.
  var elementPlace: (section: Int, item: Int)? {
    count == 2 ? (self[0], self[1]) : nil
  }
}
