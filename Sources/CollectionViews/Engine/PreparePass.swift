// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prepares the layout and takes over the size of the content.
@MainActor
struct PreparePass {
  let engine: CollectionEngine

  func run() {
    engine.counters.prepares += 1
    let layout = engine.layout
    layout.isBeingPrepared = true
    layout.prepare()
    layout.isBeingPrepared = false
    if let old = engine.animatedBounds { layout.prepare(forAnimatedBoundsChange: old) }
    if let announced = engine.announced {
      engine.announced = nil
      engine.isUpdateAnnounced = true
      layout.prepare(forCollectionViewUpdates: announced.items)
      ElementHints(engine: engine, paths: announced.paths).run()
    }
    let view = engine.view
    let size = engine.layout.collectionViewContentSize
    if size != view.contentSize { view.contentSize = size }
    let adjustment = engine.offsetAdjustment
    engine.offsetAdjustment = .zero
    if adjustment != .zero {
      let offset = view.contentOffset
      view.contentOffset = CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y)
    }
  }
}
