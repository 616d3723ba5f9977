// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension CollectionEngine {
  /// Calls `action` after the layout of the next frame, with whether no work is left; never without a
  /// surface.
  func afterNextFrame(_ action: @escaping (_ isAtRest: Bool) -> Void) {
    view.surface?.afterNextLayout { [weak self] in
      if let self { action(needs.isEmpty) }
    }
  }

  /// Marks the size of a visible cell as outdated, if `selfSizingInvalidation` permits `change` and no cycle
  /// is running: the cell is measured again in the next layout, and other elements make space.
  ///
  /// Invalidations during layout may repeat endlessly: sizes that oscillate are then frozen (decision 0009).
  /// Any other invalidation unfreezes them.
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
