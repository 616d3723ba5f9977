// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The beginning and the end of selecting many items with one gesture.
///
/// The delegate is asked, and then told, so that it can begin to edit; where many items can be
/// selected anyway, a pointer need not be allowed to.
extension SelectionPass {
  /// Whether a gesture at the item may select many; tells the delegate when it does.
  func beginMany(at path: IndexPath) -> Bool {
    guard mayBeginMany(at: path) else { return false }
    let view = engine.view
    view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
    return view.selectsManyNow
  }

  /// Whether a gesture at the item may select many.
  func mayBeginMany(at path: IndexPath, asksAlways: Bool = false) -> Bool {
    let view = engine.view
    if view.selectsManyNow, !asksAlways { return true }
    return view.delegate?.collectionView(
      view, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// The gesture is over.
  func endMany() {
    let view = engine.view
    view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
  }
}
