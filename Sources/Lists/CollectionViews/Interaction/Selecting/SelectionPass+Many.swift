// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The beginning and the end of a multiple selection gesture.
///
/// The delegate is first queried and then notified, so that it can begin editing; if multiple selection is
/// already allowed, a pointer needs no permission.
extension SelectionPass {
  /// Begins a multiple selection at the item if that is permitted, notifies the delegate, and returns whether
  /// multiple items can be selected now.
  func beginMany(at path: IndexPath) -> Bool {
    guard mayBeginMany(at: path) else { return false }
    let view = engine.view
    view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
    return view.selectsManyNow
  }

  /// Returns whether a gesture at the item may select multiple items.
  func mayBeginMany(at path: IndexPath, asksAlways: Bool = false) -> Bool {
    let view = engine.view
    if view.selectsManyNow, !asksAlways { return true }
    return view.delegate?.collectionView(
      view, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// Notifies the delegate of the gesture's end.
  func endMany() {
    let view = engine.view
    view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
  }
}
