// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pass that prepares the layout and stores the content size.
///
/// Layouts query the application, which may change the data or the layout meanwhile. The preparation is then
/// invalid and is repeated.
@MainActor
struct PreparePass {
  let engine: CollectionEngine

  /// Runs the pass, and returns whether the preparation is valid for the current data and layout.
  func run() -> Bool {
    engine.counters.prepares += 1
    let (layout, generation) = (engine.layout, engine.generation)
    layout.isBeingPrepared = true
    layout.prepare()
    layout.isBeingPrepared = false
    guard isFor(layout, generation) else { return false }
    notify(layout)
    return takeSize(of: layout)
  }

  private func isFor(_ layout: UICollectionViewLayout, _ generation: Int) -> Bool {
    engine.layout === layout && engine.generation == generation
      && !engine.needs.counts
  }

  /// Notifies the layout of the changes that it was prepared for.
  private func notify(_ layout: UICollectionViewLayout) {
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
    let reported = layout.collectionViewContentSize
    guard isFor(layout, generation) else { return false }
    let size = engine.sizeAdjustment.adjusted(reported)
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
