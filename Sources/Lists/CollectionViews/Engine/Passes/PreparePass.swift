// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prepares the layout and takes over the size of the content.
///
/// Layouts ask the application, which may change the data or the layout while it answers. What was
/// prepared then is for what is no more, and is prepared anew.
@MainActor
struct PreparePass {
  let engine: CollectionEngine

  /// Answers whether what was prepared is for what there is.
  func run() -> Bool {
    engine.counters.prepares += 1
    let (layout, generation) = (engine.layout, engine.generation)
    layout.isBeingPrepared = true
    layout.prepare()
    layout.isBeingPrepared = false
    guard isFor(layout, generation) else { return false }
    tell(layout)
    return takeSize(of: layout)
  }

  private func isFor(_ layout: UICollectionViewLayout, _ generation: Int) -> Bool {
    engine.layout === layout && engine.generation == generation
      && !engine.needs.counts
  }

  /// Tells the layout of what it was prepared for.
  private func tell(_ layout: UICollectionViewLayout) {
    if let old = engine.animatedBounds { layout.prepare(forAnimatedBoundsChange: old) }
    if let plan = engine.announced {
      engine.announced = nil
      engine.isUpdateAnnounced = true
      layout.prepare(forCollectionViewUpdates: plan.updateItems)
      ElementHints(engine: engine, plan: plan).run()
    }
  }

  private func takeSize(of layout: UICollectionViewLayout) -> Bool {
    let (view, generation) = (engine.view, engine.generation)
    let size = layout.collectionViewContentSize
    guard isFor(layout, generation) else { return false }
    if size != view.contentSize { view.contentSize = size }
    let adjustment = engine.offsetAdjustment
    engine.offsetAdjustment = .zero
    if adjustment != .zero {
      let offset = view.contentOffset
      view.contentOffset = CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y)
    }
    return true
  }
}
