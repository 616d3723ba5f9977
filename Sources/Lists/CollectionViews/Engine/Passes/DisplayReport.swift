// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The notifications of the delegate about views that begin and end being displayed, one for each.
@MainActor
struct DisplayReport {
  let engine: CollectionEngine

  /// Notifies the delegate that `element` is about to be displayed, unless it already was.
  func began(_ element: RealisedElement) {
    guard !element.isDisplayed else { return }
    element.isDisplayed = true
    let (view, path) = (engine.view, element.key.indexPath)
    if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
      view.delegate?.collectionView(view, willDisplay: cell, forItemAt: path)
    } else {
      view.delegate?.collectionView(
        view, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind,
        at: path)
    }
  }

  /// Notifies the delegate that `element` is no longer displayed, if its display was reported.
  func ended(_ element: RealisedElement) {
    guard element.isDisplayed else { return }
    element.isDisplayed = false
    let (view, path) = (engine.view, element.key.indexPath)
    if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
      view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    } else {
      view.delegate?.collectionView(
        view, didEndDisplayingSupplementaryView: element.view, forElementOfKind: element.key.kind,
        at: path)
    }
  }
}
