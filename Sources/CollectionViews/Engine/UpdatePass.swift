// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Carries everything that is known by index path over to the index paths after an update.
@MainActor
struct UpdatePass {
  let engine: CollectionEngine

  /// What happens to the views of elements.
  struct Change {
    let paths: PathChange
    let counts: DataCounts
    /// Whether an element, named by its place before the update, gets another view.
    var isReloaded: (ElementKey) -> Bool = { _ in false }
  }

  /// Lays out at once what was laid out before.
  ///
  /// - Complexity: O(realised, selected and measured elements).
  func run(_ change: Change) {
    let anchor = ScrollAnchor(engine: engine)
    engine.counts = change.counts
    engine.cycle.needs.remove(.counts)
    rename(change)
    engine.selection.rename(change.paths.newPath)
    engine.orthogonal.rename(change.paths.newSection)
    engine.layout.carryOver(change.paths)
    engine.invalidate(because: .update)
    engine.cycle.needs.insert(.target)
    guard !engine.knownBounds.isNull else { return }
    engine.cycle.run(keeping: anchor.renamed { change.paths.newKey($0, isSectionElement: true) })
  }

  /// Replaces the cells of items by others, or hands them back to be configured again.
  func reload(_ paths: Set<IndexPath>) {
    engine.rename(inLimbo: true) { element in
      element.key.category == .cell && paths.contains(element.key.indexPath) ? nil : element.key
    }
    runAgain()
  }

  /// Replaces all views of sections by others.
  func reload(sections: IndexSet) {
    engine.rename(inLimbo: true) { element in
      element.key.indexPath.count == 2 && sections.contains(element.key.section)
        ? nil : element.key
    }
    runAgain()
  }

  /// Has the data source configure the cells that items have now.
  func reconfigure(_ paths: Set<IndexPath>) {
    for path in paths.sorted() {
      guard let element = engine.realised[.cell(path)] else { continue }
      _ = engine.provider.view(for: element.attributes, handingBack: element.view)
      element.wasAsked = false
    }
    runAgain()
  }

  private func runAgain() {
    guard !engine.knownBounds.isNull else { return }
    engine.cycle.needs.insert(.sight)
    engine.cycle.run()
  }

  private func rename(_ change: Change) {
    let layout = engine.layout
    engine.rename(inLimbo: true) { element in
      let key = element.key
      if change.isReloaded(key) { return nil }
      let isWhole = layout.isSectionElement(ofKind: key.kind, section: key.section)
      guard let new = change.paths.newKey(key, isSectionElement: isWhole) else { return nil }
      element.host = element.host.flatMap(change.paths.newSection)
      return new
    }
    engine.visibleItems.removeAll()
  }
}
