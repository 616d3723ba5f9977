// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

// The work of the view that the engine performs with its passes.
extension CollectionEngine: CollectionWork {
  // MARK: Data

  func performBatch(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    BatchPass(engine: self).run(changes, completion: completion)
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    BatchPass(engine: self).run({ updates.reconfigured.formUnion(indexPaths) })
  }

  var hasUncommittedUpdates: Bool { updates.depth > 0 || !placeholders.isEmpty }

  // MARK: Views

  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    provider.dequeueCell(identifier, at: indexPath)
  }

  func dequeue(_ key: ReuseKey, at indexPath: IndexPath) -> UICollectionReusableView {
    provider.dequeue(key, at: indexPath)
  }

  func element(_ key: ElementKey) -> RealisedElement? { realised[key] }

  func element(of view: UICollectionReusableView) -> RealisedElement? {
    realised.element(of: view)
  }

  // MARK: Layout

  var isAnimating: Bool { !animationsUnderWay.isEmpty }

  func orthogonalOffset(ofSection section: Int) -> CGPoint? {
    orthogonal.offset(ofSection: section)
  }

  func scrollToItem(
    at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    ScrollPass(engine: self, indexPath: shownPath(named: indexPath), position: position)
      .run(animated: animated)
  }

  // MARK: Layout transitions

  func replaceLayout(
    _ old: UICollectionViewLayout, by new: UICollectionViewLayout, animated: Bool,
    _ adopt: () -> Void, completion: ((Bool) -> Void)?
  ) {
    TransitionPass(engine: self, old: old, new: new)
      .run(animated: animated, adopt, completion: completion)
  }

  func startTransition(to next: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?)
    -> UICollectionViewTransitionLayout
  {
    InteractiveTransition.start(self, to: next, completion: completion)
  }

  func endTransition(isCompleted: Bool) { transition?.end(isCompleted: isCompleted, in: self) }

  // MARK: Selection and focus

  var selectedPaths: Set<IndexPath> { selection.selected }

  func select(_ indexPath: IndexPath) { SelectionPass(engine: self).select(indexPath) }

  func deselect(_ indexPath: IndexPath) { SelectionPass(engine: self).deselect(indexPath) }

  func deselectAll() { SelectionPass(engine: self).deselectAll() }

  func keepOneSelected() { SelectionPass(engine: self).keepOne() }

  func dropFocus() { FocusPass(engine: self).focus(nil) }

  func editingDidChange() { EditingPass(engine: self).run() }

  // MARK: Interactive movement

  var movingPath: IndexPath? { movement.moving?.place }

  func beginMovement(of indexPath: IndexPath) -> Bool {
    MovementPass(engine: self).begin(indexPath)
  }

  func updateMovement(_ position: CGPoint) { MovementPass(engine: self).update(position) }

  func endMovement() { MovementPass(engine: self).end() }

  func cancelMovement() { MovementPass(engine: self).cancel() }
}
