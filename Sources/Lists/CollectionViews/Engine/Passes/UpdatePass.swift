// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pass that translates all state stored by index path to the index paths after an update.
@MainActor
struct UpdatePass {
  let engine: CollectionEngine

  /// Carries out the update, and lays out if there was a layout before: immediately, or in the next cycle if
  /// one is running.
  ///
  /// The application is notified of removed views after everything else was translated and the layout was
  /// invalidated, so that anything it does then starts from the new state.
  ///
  /// - Complexity: O(realised, selected and measured elements), plus the cost of the layout.
  func run(_ plan: UpdatePlan) {
    let anchor = engine.takeAnchorOfUpdate()
    let gone = carryOver(plan)
    engine.invalidate(because: .update)
    engine.needs.requestTarget()
    let isLaidOut = !engine.knownBounds.isNull
    if isLaidOut { engine.announce(plan) }
    let (generation, offset) = (engine.generation, engine.view.contentOffset)
    retire(gone, plan)
    guard isLaidOut else { return }
    if generation == engine.generation, offset == engine.view.contentOffset {
      engine.cycle.runUpdate(
        keeping: anchor.renamed(
          { plan.newKey($0, isSectionElement: true) }, newSection: plan.newSection))
    } else {
      engine.cycle.runUpdate()
    }
  }

  /// Makes space for an item that the user moves, and lays out with `context`; without one, later.
  ///
  /// The view does not scroll with the moving elements.
  func run(_ plan: UpdatePlan, moving context: UICollectionViewLayoutInvalidationContext?) {
    let anchor = ScrollAnchor(engine: engine).renamed { _ in nil }
    retire(carryOver(plan), plan)
    guard let context else { return engine.invalidate(because: .update) }
    engine.invalidate(with: context, because: .update)
    engine.cycle.run(keeping: anchor)
  }

  /// Translates the state, and returns the elements that no longer exist, still with their views.
  private func carryOver(_ plan: UpdatePlan) -> [RealisedElement] {
    engine.show(plan.after)
    renameUnrealised(plan)
    let gone = rename(plan)
    engine.renameItems(plan.newPath)
    engine.renameAnchor(
      { plan.newKey($0, isSectionElement: true) }, newSection: plan.newSection)
    engine.orthogonal.rename(plan.newSection)
    engine.layout.unfreeze(where: plan.isReloaded)
    engine.layout.carryOver(plan)
    return gone
  }

  /// Removes the views of `gone`; those of reloaded elements are not reused in this cycle, others may be used
  /// for new elements.
  private func retire(_ gone: [RealisedElement], _ plan: UpdatePlan) {
    engine.retireAll(gone, inLimbo: { plan.isReloaded($0.key) })
  }

  /// Solves the layout again if there was a layout before, immediately or in the next cycle if one is running;
  /// views keep their elements.
  ///
  /// If `isMeasuring` is `true`, realised elements are measured again, as by an empty batch.
  func layOutAgain(isMeasuring: Bool) {
    engine.invalidate(because: isMeasuring ? .outside : .update)
    engine.needs.requestTarget()
    if !engine.knownBounds.isNull { engine.cycle.runUpdate() }
  }

  /// Replaces the cells of items, and all views of sections.
  func reload(_ paths: Set<IndexPath>, sections: IndexSet = []) {
    func isMarked(_ key: ElementKey) -> Bool {
      key.category == .cell && paths.contains(key.indexPath)
        || key.indexPath.count == 2 && sections.contains(key.section)
    }
    let anchor = engine.takeAnchorOfUpdate()
    engine.layout.unfreeze(where: isMarked)
    engine.departures.rename { isMarked($0) ? nil : $0 }
    engine.animation?.rename { isMarked($0) ? nil : $0 }
    engine.needs.lookAgain()
    let gone = engine.renamed { isMarked($0.key) ? nil : $0.key }
    let generation = engine.generation
    engine.retireAll(gone, inLimbo: { _ in true })
    runAgain(keeping: generation == engine.generation ? anchor : nil)
  }

  /// Requests the existing cells of items from the data source again, so that it reconfigures them, and lays
  /// out.
  ///
  /// The application may make updates meanwhile; a cell is then configured for its current index path.
  func reconfigure(_ paths: Set<IndexPath>) {
    engine.layout.unfreeze {
      $0.category == .cell && paths.contains($0.indexPath)
    }
    let views = paths.sorted().compactMap { engine.realised[.cell($0)]?.view }
    for view in views {
      guard let element = engine.realised.element(of: view) else { continue }
      // The attributes of an element that was renamed and not laid out since have its old index path.
      let attributes = element.attributes.duplicate()
      attributes.indexPath = element.key.indexPath
      _ = engine.view.serve { engine.provider.view(for: attributes, handingBack: view) }
      engine.realised.element(of: view)?.wasAsked = false
    }
    reconfigureEdited(paths)
    runAgain()
  }

  /// Reconfigures the cell that is kept out of sight while it is edited, if its item is in `paths`.
  private func reconfigureEdited(_ paths: Set<IndexPath>) {
    guard let edited = engine.editedElement, edited.key.category == .cell,
      paths.contains(edited.key.indexPath)
    else { return }
    let attributes = edited.attributes.duplicate()
    attributes.indexPath = edited.key.indexPath
    _ = engine.view.services.serve {
      engine.provider.view(for: attributes, handingBack: edited.view)
    }
  }

  private func runAgain(keeping anchor: ScrollAnchor? = nil) {
    guard !engine.knownBounds.isNull else { return }
    engine.needs.lookAgain()
    engine.cycle.runUpdate(keeping: anchor)
  }

  /// Translates the keys of views being animated out, and of elements near enough to become visible.
  private func renameUnrealised(_ plan: UpdatePlan) {
    let layout = engine.layout
    func newKey(_ key: ElementKey) -> ElementKey? {
      if plan.isReloaded(key) { return nil }
      let isWhole = layout.isSectionElement(ofKind: key.kind, section: key.section)
      return plan.newKey(key, isSectionElement: isWhole)
    }
    engine.departures.rename(newKey)
    engine.animation?.rename(newKey)
  }

  /// Translates the keys of realised elements, and returns the elements that no longer exist.
  private func rename(_ plan: UpdatePlan) -> [RealisedElement] {
    let layout = engine.layout
    defer { engine.visibleItems.removeAll() }
    return engine.renamed { element in
      let key = element.key
      if plan.isReloaded(key) { return nil }
      let isWhole = layout.isSectionElement(ofKind: key.kind, section: key.section)
      guard let new = plan.newKey(key, isSectionElement: isWhole) else { return nil }
      element.host = element.host.flatMap(plan.newSection)
      return new
    }
  }
}
