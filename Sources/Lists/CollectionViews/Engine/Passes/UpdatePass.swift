// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Carries everything that is known by index path over to the index paths after an update.
@MainActor
struct UpdatePass {
  let engine: CollectionEngine

  /// Lays out at once what was laid out before.
  ///
  /// The application hears of views that went away when everything else is carried over and the
  /// layout is to be prepared, so that what it does then begins with the new state.
  ///
  /// - Complexity: O(realised, selected and measured elements).
  func run(_ plan: UpdatePlan) {
    let anchor = engine.takeAnchorOfUpdate()
    let gone = carryOver(plan)
    engine.invalidate(because: .update)
    engine.needs.askForTarget()
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

  /// Makes room for an item that the user moves, and lays out with `context`; without one, later.
  ///
  /// The view does not scroll with what moves.
  func run(_ plan: UpdatePlan, moving context: UICollectionViewLayoutInvalidationContext?) {
    let anchor = ScrollAnchor(engine: engine).renamed { _ in nil }
    retire(carryOver(plan), plan)
    guard let context else { return engine.invalidate(because: .update) }
    engine.invalidate(with: context, because: .update)
    engine.cycle.run(keeping: anchor)
  }

  /// Answers the elements that have no name any more, and their views still.
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

  /// What is reloaded gets another view; those of items that are gone may be used for new ones.
  private func retire(_ gone: [RealisedElement], _ plan: UpdatePlan) {
    engine.retireAll(gone, inLimbo: { plan.isReloaded($0.key) })
  }

  /// Solves the layout anew at once, if it was laid out before; views keep their elements.
  ///
  /// `isMeasuring`: what is realised is measured anew, as by an empty batch.
  func layOutAgain(isMeasuring: Bool) {
    engine.invalidate(because: isMeasuring ? .outside : .update)
    engine.needs.askForTarget()
    if !engine.knownBounds.isNull { engine.cycle.runUpdate() }
  }

  /// Replaces the cells of items, and all views of sections, by others.
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

  /// Has the data source configure the cells that items have now.
  ///
  /// The application may update while it does; a cell is then configured for where it is.
  func reconfigure(_ paths: Set<IndexPath>) {
    engine.layout.unfreeze {
      $0.category == .cell && paths.contains($0.indexPath)
    }
    let views = paths.sorted().compactMap { engine.realised[.cell($0)]?.view }
    for view in views {
      guard let element = engine.realised.element(of: view) else { continue }
      // An element that was renamed and not laid out since has attributes of its old name.
      let attributes = element.attributes.duplicate()
      attributes.indexPath = element.key.indexPath
      _ = engine.view.serve { engine.provider.view(for: attributes, handingBack: view) }
      engine.realised.element(of: view)?.wasAsked = false
    }
    reconfigureEdited(paths)
    runAgain()
  }

  /// Configures the cell that is kept out of sight while it is edited, if its item is in `paths`.
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

  /// Views on their way out, and what is near enough to come into sight, get their new names.
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

  /// Answers the elements that have no place any more.
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
