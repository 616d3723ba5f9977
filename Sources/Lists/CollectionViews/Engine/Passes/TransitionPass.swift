// SPDX-License-Identifier: Apache-2.0

/// The pass that replaces the layout, and notifies both layouts and the visible views.
@MainActor
struct TransitionPass {
  let engine: CollectionEngine
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout

  /// Replaces the layout; with an animation if `animated` is `true` and the view is visible.
  ///
  /// Otherwise the new layout is prepared immediately if the view was laid out before, and the views are
  /// updated in the next layout.
  func run(animated: Bool, _ replace: () -> Void, completion: ((Bool) -> Void)?) {
    MovementPass(engine: engine).cancel()
    let isSeen = animated && engine.isSeen
    engine.animating(animated, { run(isSeen: isSeen, replace) }, completion: completion)
  }

  /// Replaces the layout, and notifies both layouts and the views before the replacement and after the new
  /// layout was prepared.
  private func run(isSeen: Bool, _ replace: () -> Void) {
    let views = engine.realised.all.map(\.view)
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for view in views { view.willTransition(from: old, to: new) }
    old.attach(to: nil)
    replace()
    new.attach(to: engine.view)
    discardDecorations()
    engine.orthogonal.discardOffsets()
    engine.visibleItems.removeAll()
    engine.sizeAdjustment.discard()
    engine.invalidate(because: .outside)
    engine.needs.keepPlace()
    engine.needs.requestTarget()
    if isSeen {
      engine.cycle.run()
    } else if !engine.knownBounds.isNull, !engine.view.bounds.isEmpty {
      engine.cycle.prepareIfNeeded()
    }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: new) }
  }

  /// Removes the decoration views, which belong to the old layout's registrations.
  private func discardDecorations() {
    engine.rename { $0.key.category == .decorationView ? nil : $0.key }
    engine.pool.discardDecorations()
  }
}
