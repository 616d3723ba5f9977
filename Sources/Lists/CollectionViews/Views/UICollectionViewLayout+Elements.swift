// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UICollectionViewLayout {
  /// Attributes of the element `key`.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    default: layoutAttributesForItem(at: key.indexPath)
    }
  }

  /// Where the view of the element `key` comes from.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    default: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
  }

  /// Where the view of the element that had the key `key` goes.
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
