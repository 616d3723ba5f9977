// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The pass that queries the data source for the numbers of sections and items.
@MainActor
struct LoadPass {
  let engine: CollectionEngine

  @discardableResult
  func run() -> DataCounts {
    let view = engine.view
    var counts = DataCounts()
    view.sourceWatch.check(view.dataSource, of: view.owner as UIView? ?? view)
    if let source = view.dataSource {
      let sections = source.numberOfSections(in: view)
      counts.items = (0..<max(0, sections)).map {
        max(0, source.collectionView(view, numberOfItemsInSection: $0))
      }
    }
    let shown = engine.placeholders.shown(engine.movement.shown(counts))
    engine.show(shown)
    return shown
  }
}
