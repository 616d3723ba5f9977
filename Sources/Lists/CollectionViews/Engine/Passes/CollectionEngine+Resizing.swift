// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension CollectionEngine {
  /// Calls `action` when the next frame was laid out, with whether nothing is left to do.
  func afterNextFrame(_ action: @escaping (_ isAtRest: Bool) -> Void) {
    view.surface?.afterNextLayout { [weak self] in
      if let self { action(needs.isEmpty) }
    }
  }

  /// A cell on screen may prefer another size now: it is asked again in the next layout, and others
  /// make room.
  ///
  /// What is said during layout may be said again and again: then sizes that go to and fro are held
  /// (decision 0009). Anything else explains another size.
  func sizeMayHaveChanged(
    _ cell: UICollectionViewCell, because change: UICollectionView.SelfSizingInvalidation
  ) {
    guard view.selfSizingInvalidation.rawValue >= change.rawValue, !cycle.isRunning,
      let element = realised.element(of: cell), element.wasAsked,
      layout.asksForPreferredAttributes(of: element.attributes)
    else { return }
    if view.surface?.isLayingOut != true || cell.isUpdatingConfiguration {
      layout.unfreeze { $0 == element.key }
    }
    element.wasAsked = false
    if UIView.areAnimationsEnabled { resizesAnimated = true }
    needs.lookAgain()
    view.setNeedsLayout()
  }
}
