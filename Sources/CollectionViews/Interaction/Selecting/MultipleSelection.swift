// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The beginning and the end of selecting many items with one gesture.
///
/// The delegate is asked, and then told, so that it can begin to edit; where many items can be
/// selected anyway, a pointer need not be allowed to.
@MainActor
struct MultipleSelection {
  let engine: CollectionEngine

  private var view: UICollectionView { engine.view }

  /// Whether a gesture at the item may select many; tells the delegate when it does.
  func begin(at path: IndexPath) -> Bool {
    guard mayBegin(at: path) else { return false }
    view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
    return view.selectsManyNow
  }

  /// Whether a gesture at the item may select many.
  func mayBegin(at path: IndexPath, asksAlways: Bool = false) -> Bool {
    if view.selectsManyNow, !asksAlways { return true }
    return view.delegate?.collectionView(
      view, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// The gesture is over.
  func end() { view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view) }
}
