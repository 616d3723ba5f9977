// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Tells the delegate which views come on screen and which leave it, each once.
@MainActor
struct DisplayReport {
  let engine: CollectionEngine

  /// Tells that `element` comes on screen, if it was not told of.
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

  /// Tells that `element` is gone, if it was told of.
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
