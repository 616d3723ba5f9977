// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UICollectionViewLayout {
  /// Returns the attributes of the element `key`.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    default: layoutAttributesForItem(at: key.indexPath)
    }
  }

  /// Returns the initial attributes of the element `key` in an animated update.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    default: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
  }

  /// Returns the final attributes of the element that had the key `key` before an animated update.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    default: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
  }
}
