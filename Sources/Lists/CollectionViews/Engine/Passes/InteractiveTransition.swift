// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A layout transition whose progress the user controls.
@MainActor
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: ((Bool, Bool) -> Void)?

  /// Installs a transition layout between the current one and `next`, and returns it.
  static func start(
    _ engine: CollectionEngine, to next: UICollectionViewLayout,
    completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    require(
      engine.transition == nil,
      "an interactive transition was started while another one is under way; finish or cancel the "
        + "first one before")
    let (view, old) = (engine.view, engine.layout)
    MovementPass(engine: engine).cancel()
    let layout =
      view.delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    old.prepareForTransition(to: next)
    next.prepareForTransition(from: old)
    for element in engine.realised.all { element.view.willTransition(from: old, to: next) }
    next.attach(to: view)
    layout.attach(to: view)
    engine.transition = InteractiveTransition(layout: layout, completion: completion)
    view.adopt(layout)
    engine.sizeAdjustment.discard()
    engine.invalidate(because: .outside)
    engine.needs.keepPlace()
    return layout
  }

  /// Animates the elements through the rest of the transition, forward or back.
  func end(isCompleted: Bool, in engine: CollectionEngine) {
    let (old, next) = (layout.currentLayout, layout.nextLayout)
    let goal = isCompleted ? next : old
    engine.transition = nil
    let isSeen = engine.isSeen
    engine.animating(
      true,
      {
        layout.attach(to: nil)
        (isCompleted ? old : next).attach(to: nil)
        engine.view.adopt(goal)
        engine.sizeAdjustment.discard()
        engine.invalidate(because: .outside)
        engine.needs.keepPlace()
        engine.needs.requestTarget()
        if isSeen { engine.cycle.run() }
        old.finalizeLayoutTransition()
        next.finalizeLayoutTransition()
        for element in engine.realised.all { element.view.didTransition(from: old, to: next) }
      },
      completion: { [completion] finished in completion?(isCompleted, finished) })
  }
}
