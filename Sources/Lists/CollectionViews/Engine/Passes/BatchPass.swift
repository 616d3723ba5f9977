// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The pass that runs an application's batch of changes.
@MainActor
struct BatchPass {
  let engine: CollectionEngine

  /// Runs `changes`, which record changes to items and sections; the outermost batch is validated and laid
  /// out.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    MovementPass(engine: engine).drop()
    // Query the counts that the changes refer to before the data changes.
    let before = engine.knownCounts
    engine.updates.begin()
    engine.updates.whenDone(completion)
    changes()
    guard let recorded = engine.updates.end() else { return }
    engine.animating(true, { commit(recorded, before: before) }) { finished in
      for done in recorded.completions { done(finished) }
    }
  }

  /// Returns the recorded changes with the application's index paths, which are those of the data source,
  /// translated to displayed ones.
  private func inShownPlaces(_ recorded: UpdateRecorder) -> UpdateRecorder {
    guard !engine.placeholders.isEmpty, !recorded.namesShownPlaces else { return recorded }
    var shown = recorded
    shown.reconfigured = Set(recorded.reconfigured.map(engine.placeholders.shownPath))
    shown.batch = engine.placeholders.follow(recorded.batch)
    return shown
  }

  private func commit(_ recorded: UpdateRecorder, before: DataCounts) {
    guard !recorded.isReplaced, !engine.needs.counts else { return }
    let recorded = inShownPlaces(recorded)
    let after = LoadPass(engine: engine).run()
    EngineEvents.notify(
      engine.view, .updated(recorded.batch, reconfigured: recorded.reconfigured))
    let plan = UpdatePlan(
      recorded.batch, before: before, after: after, remedy: engine.wordsForUpdate)
    for path in recorded.reconfigured where !before.contains(path) {
      contractBroken(
        "the item at \(path.words) was to be reconfigured, but before the update there were "
          + "\(before.words(path.first)); name items that exist")
    }
    let reconfigured = Set(recorded.reconfigured.compactMap(plan.newPath))
    if !recorded.batch.isEmpty {
      UpdatePass(engine: engine).run(plan)
    } else if reconfigured.isEmpty, !engine.knownBounds.isNull {
      // An empty batch updates invalid elements and the sizes of views.
      engine.invalidate(because: .outside)
      engine.cycle.run()
    }
    if !reconfigured.isEmpty { UpdatePass(engine: engine).reconfigure(reconfigured) }
  }
}
