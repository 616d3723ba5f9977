// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionDiffableSnapshots
import MullionViewTree

/// The object that carries out the applies of a diffable data source, in order, on the main thread.
///
/// Pending applies are carried out together: one difference from the displayed state to the last of them,
/// with the marks of all, and then every completion, those of animated applies not before their animations
/// have ended. An apply made while another is carried out changes the data at once, and its completion is
/// called after the earlier ones that do not wait for an animation.
@MainActor
final class SnapshotPresenter<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias State = DataSourceState<Section, Item>

  @Unheld var view: UICollectionView?
  /// The data source itself, as the view references it.
  weak var source: (any UICollectionViewDataSource)?
  var hooks = DataSourceHooks<Section, Item>()
  nonisolated let queue = ApplyQueue<Section, Item>()

  /// The state that the collection view displays or is about to lay out.
  ///
  /// The state is yielded instead of copied, because a copy retains a dozen objects, and this property is
  /// accessed for each cell.
  var current: State { _read { yield shown } }
  private var shown = State() { didSet { recent = nil } }
  /// The items around the item that was accessed last; used only while no outline determines the visible
  /// items.
  @exclusivity(unchecked) private var recent: ItemStretch?
  private var hasShown = false
  /// The number of nested applies in progress.
  private var depth = 0
  private var isCompleting = false
  private var completions: [UncheckedCall] = []
  private var reported: Set<String> = []

  /// Returns the displayed item at `indexPath`, or `nil` if there is none.
  ///
  /// - Complexity: O(log n); O(1) near the item that was accessed last if no section snapshot was applied.
  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2 else { return nil }
    let (section, place) = (indexPath.section, indexPath.item)
    if let recent, recent.holds(section: section, place) {
      return recent.item(at: place, as: Item.self)
    }
    if shown.hasOutlines { return shown.item(indexPath) }
    recent = shown.snapshot.stretch(section: section, item: place)
    return recent?.item(at: place, as: Item.self)
  }

  // MARK: Requests

  /// Carries out the request immediately on the main thread, or schedules it there when called on another
  /// thread.
  func take(_ request: ApplyRequest<Section, Item>) {
    let isBehindOthers = queue.add(request, keepsWaiting: MainThread.isCurrent)
    if MainThread.isCurrent {
      if isBehindOthers { reportMixedQueues() }
      if depth > 0 { reportNesting() }
      carryOutAll()
    } else {
      queue.prepareLast()
      if isBehindOthers { return }
      DispatchQueue.main.async { [self, source] in
        withExtendedLifetime(source) { carryOutAll() }
      }
    }
  }

  /// Carries out the request, and returns when its completion would be called, or earlier if no frames are
  /// rendered; see ``AwaitedApply``.
  func finish(_ request: ApplyRequest<Section, Item>) async {
    await withCheckedContinuation { continuation in
      let wait = AwaitedApply(continuation)
      var request = request
      request.completion = { wait.end() }
      take(request)
      wait.watch(view?.surface)
    }
  }

  /// The state that a caller on this thread may build on: the displayed one on the main thread, elsewhere the
  /// last requested one.
  var known: State { MainThread.isCurrent ? current : queue.latest }

  /// Records `state` as the displayed one without updating the view.
  func adopt(_ state: State) {
    shown = state
    queue.show(state)
  }

  /// Reconciles the outline of `section` with the items, so that later queries do not have to.
  func settleOutline(of section: Section) { shown.settleOutline(of: section) }

  /// Carries out all pending applies.
  func carryOutAll() {
    guard let step = ApplyStep(queue.takeAll()) else { return }
    // Append it before the completions of applies that this one may cause.
    var change: AppliedChange<Section, Item>?
    if let didApply = hooks.didApply {
      completions.append(UncheckedCall { if let change { didApply(change) } })
    }
    let animated = ApplyCompletions(step.animatedCompletions)
    completions += step.completions
    completions.append(UncheckedCall { animated.turn() })
    depth += 1
    let surrounding = hooks.whileShowing ?? { $0() }
    surrounding {
      change = show(step) { [self] in
        guard let late = animated.arrive() else { return }
        completions.append(late)
        complete()
      }
    }
    depth -= 1
    complete()
  }

  private func complete() {
    guard depth == 0, !isCompleting, !completions.isEmpty else { return }
    if let cycle = view?.engine.cycle, cycle.isRunning {
      return cycle.whenAtRest { [self] in complete() }
    }
    isCompleting = true
    while !completions.isEmpty { completions.removeFirst().run() }
    isCompleting = false
  }

  // MARK: Presentation

  private func show(
    _ step: ApplyStep<Section, Item>, whenDone: @escaping () -> Void
  ) -> AppliedChange<Section, Item>? {
    let old = current.snapshot
    guard let view, source != nil else {
      shown = step.state
      whenDone()
      return nil
    }
    view.engine.counters.snapshotsShown += 1
    let isReplaced = view.dataSource !== source
    if isReplaced { reportReplacement() }
    guard hasShown, !step.usesReloadData, !isReplaced else {
      view.engine.updating(step.place) { reload(step, in: view) }
      whenDone()
      return change(from: old, step, nil, [])
    }
    MovementPass(engine: view.engine).drop()
    PlaceholderPass(engine: view.engine).deleteAll()
    // Query the counts that the difference refers to before the data changes.
    _ = view.engine.knownCounts
    var change: AppliedChange<Section, Item>?
    view.engine.animating(
      step.isAnimated,
      { view.engine.updating(step.place) { change = update(step, in: view) } },
      completion: { _ in whenDone() })
    return change
  }

  /// Displays the difference, and then carries out the marks; returns the applied change.
  private func update(
    _ step: ApplyStep<Section, Item>, in view: UICollectionView
  ) -> AppliedChange<Section, Item>? {
    let old = current.snapshot
    shown = step.state
    let difference = step.prepared ?? find(from: old, to: step.state.snapshot, in: view)
    EngineEvents.notify(view, .applied(AppliedWords.text(difference, step.marks)))
    let outlined = Set(step.outlined.compactMap(current.snapshot.indexOfSection))
    SnapshotPass(engine: view.engine).run(
      difference, outlined: outlined, hasMarks: !step.marks.isEmpty)
    let changed = itemsToReconfigure(in: view)
    mark(step.marks, alsoReconfiguring: changed, in: view)
    return change(from: old, step, difference, changed)
  }

  private func find(
    from old: State.Snapshot, to new: State.Snapshot, in view: UICollectionView
  ) -> SnapshotDifference<Section, Item> {
    view.engine.counters.differencesFound += 1
    return SnapshotDifference(from: old, to: new)
  }

  private func reload(_ step: ApplyStep<Section, Item>, in view: UICollectionView) {
    let isFirst = !hasShown
    let old = current
    shown = step.state
    hasShown = true
    EngineEvents.notify(view, .applied(AppliedWords.reload(of: step.state)))
    view.reloadData()
    view.engine.renameAnchor { [current] key in
      old.item(key.indexPath).flatMap(current.indexPath).map(ElementKey.cell)
    }
    // As recorded: an animated first apply performs its marks after it has loaded everything.
    guard isFirst, step.isAnimated, !step.marks.isEmpty, !view.engine.knownBounds.isNull else {
      return
    }
    view.layoutIfNeeded()
    mark(step.marks, alsoReconfiguring: [], in: view)
  }

  /// Carries out marks at the current index paths of their items and sections.
  private func mark(
    _ marks: ApplyMarks<Section, Item>, alsoReconfiguring changed: [Item], in view: UICollectionView
  ) {
    let sections = marks.reloadedSections.compactMap(current.snapshot.indexOfSection)
    SnapshotPass(engine: view.engine).run(
      reloading: places(marks.reloadedItems), sections: IndexSet(sections),
      reconfiguring: places(marks.reconfiguredItems + changed))
  }

  private func places(_ items: [Item]) -> Set<IndexPath> {
    Set(items.compactMap(current.indexPath))
  }

  // MARK: Extras

  private func itemsToReconfigure(in view: UICollectionView) -> [Item] {
    guard let outdated = hooks.outdated else { return [] }
    return outdated(
      view.engine.elementsOnScreen(.cell).map(\.key.indexPath).sorted().compactMap(current.item))
  }

  private func change(
    from old: State.Snapshot, _ step: ApplyStep<Section, Item>,
    _ difference: SnapshotDifference<Section, Item>?, _ changed: [Item]
  ) -> AppliedChange<Section, Item>? {
    guard hooks.didApply != nil else { return nil }
    return AppliedChange(
      old: old, new: step.state.snapshot, difference: difference, marks: step.marks,
      changedContent: changed, applies: step.count)
  }

  // MARK: Diagnostics

  private func reportMixedQueues() {
    reportOnce(
      "a snapshot was applied on the main thread while others, applied on another queue, were pending; "
        + "only the last is shown, with the changes of the others if it was made from the data source's "
        + "snapshot(), otherwise without. Apply all snapshots of a data source from one queue, "
        + "preferably on the main actor.")
  }

  private func reportNesting() {
    reportOnce(
      "a snapshot was applied while another one of the same data source was being shown, by a "
        + "cell provider or a delegate; its data is available at once, its views appear with the "
        + "current layout pass. Apply it after the other's completion instead.")
  }

  private func reportReplacement() {
    reportOnce(
      "a snapshot was applied to a data source that is no longer its collection view's; the view is "
        + "reloaded. Keep a diffable data source in place, or apply to the one that replaced it.")
  }

  private func reportOnce(_ message: String) {
    if reported.insert(message).inserted { Diagnostics.report(message) }
  }
}
