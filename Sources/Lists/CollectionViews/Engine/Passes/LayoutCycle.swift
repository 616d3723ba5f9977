// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// The loop that runs the passes in order until no work is left.
///
/// The table of the passes, with what each reads, writes and may request, is in ARCHITECTURE.md.
///
/// The application's code runs inside the passes and may change everything: the data, the layout, the offset,
/// the size. A pass whose elements got other keys stops, and another cycle starts; a layout that was
/// invalidated is prepared before it is queried again. Cycles that request the next one endlessly are stopped
/// and reported.
@MainActor
final class LayoutCycle {
  private unowned let engine: CollectionEngine
  private(set) var isRunning = false
  /// The number of cycles so far; views may have moved after each.
  private(set) var serial = 0
  /// The number of preparations that were not only for scrolling.
  private(set) var solveSerial = 0

  /// The scroll position handling of an update that was made while a cycle runs; `nil` if there was none.
  private var waitingUpdate: PlaceInUpdates?
  /// The closures to call when the running cycle ends.
  private var waiting: [() -> Void] = []
  private(set) var isPreparing = false
  /// Whether the layout was invalidated while it was being prepared, so that its results are outdated.
  private var isPreparedTooEarly = false
  /// The content offset at the beginning of the cycle or after its last preparation; a different one means
  /// that the view was scrolled.
  private(set) var ownOffset = CGPoint.zero

  /// The maximum number of consecutive cycles, to which one is added for each new view.
  private static let bound = 16
  /// The maximum number of consecutive cycles, regardless of new views.
  private static let greatestBound = 256

  init(engine: CollectionEngine) {
    self.engine = engine
  }

  /// Updates all visible elements; in another cycle if one is running.
  ///
  /// `anchor` stays in place; the default is the current anchor.
  func run(keeping anchor: ScrollAnchor? = nil) {
    guard !isRunning else { return engine.needs.lookAgain() }
    running { runOnce(keeping: anchor ?? engine.takeAnchor()) }
  }

  /// Displays an update of data.
  ///
  /// `anchor` stays in place; the default is the anchor of an update.
  func runUpdate(keeping anchor: ScrollAnchor? = nil) {
    if isRunning { waitingUpdate = engine.placeInUpdate }
    run(keeping: isRunning ? nil : anchor ?? engine.takeAnchorOfUpdate())
  }

  /// Updates one orthogonal section after it scrolled; requests another cycle if one is running.
  func run(section: Int) {
    guard !isRunning else { return engine.needs.lookAgain() }
    let serial = solveSerial
    running {
      guard engine.orthogonal.scrollView(ofSection: section) != nil else { return }
      let (anchor, generation) = (ScrollAnchor(engine: engine), engine.generation)
      ownOffset = engine.view.contentOffset
      RealisePass(engine: engine, anchor: anchor, host: section).run()
      guard goesOn(since: generation, keeping: anchor) else { return }
      VisibilityPass(engine: engine).run(section: section)
      engine.settlePool()
      if serial != solveSerial { engine.needs.lookAgain() }
    }
  }

  /// Calls `action` immediately, or when the running cycle has ended.
  func whenAtRest(_ action: @escaping () -> Void) {
    if isRunning { waiting.append(action) } else { action() }
  }

  private func running(_ body: () -> Void) {
    isRunning = true
    engine.view.serve { settle(body) }
    isRunning = false
    engine.resizesAnimated = false
    if engine.animation == nil { engine.finalizeUpdates() }
    engine.checkAfterCycle()
    let actions = waiting
    waiting.removeAll()
    for action in actions { action() }
    engine.followScrollGoal()
  }

  /// Runs cycles until none is needed, or until the maximum number of cycles is reached.
  private func settle(_ body: () -> Void) {
    let viewsBefore = engine.counters.viewsProvided
    body()
    var cycles = 1
    while !engine.needs.isEmpty {
      // An app that updates whenever a view is created gets one more cycle for each.
      let views = engine.counters.viewsProvided - viewsBefore
      guard cycles < min(Self.bound + views, Self.greatestBound) else { return giveUp(cycles) }
      runOnce(keeping: takeNextAnchor())
      cycles += 1
    }
  }

  /// Stops the cycles and leaves the remaining work to the next layout.
  private func giveUp(_ cycles: Int) {
    engine.settlePool()
    Diagnostics.report(
      "the layout of \(engine.view.messagePlace) did not settle after \(cycles) passes and was left "
        + "unfinished; look for invalidations and changes of contentOffset made while it is laid out"
    )
  }

  /// Returns the anchor of a cycle that the previous one made necessary.
  private func takeNextAnchor() -> ScrollAnchor {
    let anchor = engine.takeAnchor()
    defer { waitingUpdate = nil }
    return waitingUpdate.map { anchor.duringUpdate($0, engine.scrollPolicy) } ?? anchor
  }

  /// Runs one cycle; changes made by callbacks may require another one.
  private func runOnce(keeping anchor: ScrollAnchor) {
    begin()
    load()
    takeBounds()
    let anchor = engine.adapted(anchor)
    prepare(keeping: anchor)
    takeRange()
    guard realise(keeping: anchor) else { return }
    guard notice(keeping: anchor) else { return }
    engine.settlePool()
    finishChangeOfBounds()
    prefetch()
    end()
  }

  // MARK: Steps

  private func begin() {
    engine.needs.look()
    serial += 1
    ownOffset = engine.view.contentOffset
  }

  /// Queries the data source for the counts if they are not known.
  private func load() {
    if engine.needs.counts { LoadPass(engine: engine).run() }
  }

  /// Notifies the layout of new bounds; the layout may itself be outdated.
  private func takeBounds() {
    BoundsPass(engine: engine).run()
    if engine.layout.isOutdated { engine.invalidate(because: .outside) }
  }

  /// Updates the scroll range for a new view size, in which the content offset may be invalid.
  private func takeRange() {
    if engine.needs.takeRange() { engine.view.contentWasLaidOut() }
  }

  /// Provides views for the visible elements, and returns whether all of them kept their keys meanwhile.
  private func realise(keeping anchor: ScrollAnchor) -> Bool {
    guard !engine.needs.counts else { return false }
    let generation = engine.generation
    let orthogonal = OrthogonalPass(engine: engine, anchor: anchor)
    var (rounds, solves) = (0, 0)
    repeat {
      RealisePass(engine: engine, anchor: anchor, host: nil).run()
      guard goesOn(since: generation, keeping: anchor) else { return false }
      solves = solveSerial
      orthogonal.run()
      guard goesOn(since: generation, keeping: anchor) else { return false }
      rounds += 1
      // Elements measured in a section may move the content below it.
    } while (orthogonal.isOutdated || solveSerial != solves) && rounds < Self.bound
    return true
  }

  /// Calls the handlers for visible items, and returns whether all elements kept their keys meanwhile.
  private func notice(keeping anchor: ScrollAnchor) -> Bool {
    let generation = engine.generation
    VisibilityPass(engine: engine).run()
    return goesOn(since: generation, keeping: anchor)
  }

  private func finishChangeOfBounds() {
    guard engine.animatedBounds != nil else { return }
    engine.animatedBounds = nil
    engine.layout.finalizeAnimatedBoundsChange()
  }

  private func prefetch() {
    if !engine.needs.countsOrPreparing { PrefetchPass(engine: engine).run() }
  }

  private func end() {
    engine.knownInset = engine.view.adjustedContentInset
    if !engine.isLaidOutForSight { engine.needs.lookAgain() }
  }

  // MARK: Checks after callbacks

  /// Returns whether elements still have the keys that they had at `generation`; if not, another cycle is
  /// requested.
  func holds(_ generation: Int) -> Bool {
    if generation == engine.generation { return true }
    engine.needs.lookAgain()
    return false
  }

  /// Returns whether a cycle can continue with the keys of `generation`; the layout is then prepared.
  func goesOn(since generation: Int, keeping anchor: ScrollAnchor) -> Bool {
    guard holds(generation), !engine.needs.counts else { return false }
    guard engine.needs.preparing else { return true }
    prepare(keeping: anchor)
    engine.needs.lookAgain()
    return holds(generation)
  }

  // MARK: Preparation

  /// Prepares the layout if that is due, so that it can be queried outside of a cycle, or by the application
  /// inside of one.
  func prepareIfNeeded() {
    guard !isPreparing else { return }
    load()
    if engine.layout.isOutdated { engine.invalidate(because: .outside) }
    guard engine.needs.preparing else { return }
    engine.view.serve {
      let anchor = takeNextAnchor()
      ownOffset = engine.view.contentOffset
      BoundsPass(engine: engine).run()
      let adapted = engine.adapted(anchor)
      prepare(keeping: adapted)
      takeRange()
      engine.keepAnchor(adapted)
    }
    engine.needs.lookAgain()
    if !isRunning { engine.view.setNeedsLayout() }
  }

  /// Prepares the layout if it was invalidated, and preserves the anchor's position.
  func prepare(keeping anchor: ScrollAnchor) {
    if engine.needs.takeAsking() {
      for element in engine.realised.all { element.wasAsked = false }
    }
    guard engine.needs.preparing, !isPreparing else { return }
    isPreparing = true
    defer { isPreparing = false }
    if isPreparedTooEarly { engine.invalidate(because: .update) }
    let anchor = engine.adapted(anchor)
    let isScrolling = engine.needs.takePreparing() ?? false
    let bounds = engine.view.bounds
    var isDone = false
    let kept = bounds.origin == ownOffset ? anchor : anchorAfterScrolling(anchor)
    engine.view.changingContent {
      isDone = PreparePass(engine: engine).run()
      if isDone, !isScrolling { kept.restore(in: engine) }
      ownOffset = engine.view.contentOffset
    }
    isPreparedTooEarly = engine.needs.preparing
    guard isDone else { return engine.needs.prepare() }
    if !isScrolling { solveSerial += 1 }
    takeTarget()
    engine.knownBounds = bounds
    prepareForNewOffset()
    if !isScrolling { rehost() }
    ownOffset = engine.view.contentOffset
  }

  /// Returns the anchor after the view was scrolled, and drops a scroll target that is no longer relevant.
  private func anchorAfterScrolling(_ anchor: ScrollAnchor) -> ScrollAnchor {
    if let goal = engine.scrollGoal, goal.isReached, goal.end != engine.view.contentOffset {
      engine.scrollGoal = nil
    }
    return anchor.afterScrolling(in: engine)
  }

  /// Notifies the layout of the offset that results from a preparation.
  private func prepareForNewOffset() {
    guard engine.view.bounds != engine.knownBounds else { return }
    BoundsPass(engine: engine).run()
    guard engine.needs.takePreparing() != nil else { return }
    var isDone = false
    engine.view.changingContent { isDone = PreparePass(engine: engine).run() }
    guard isDone else { return engine.needs.prepare() }
    engine.knownBounds = engine.view.bounds
  }

  /// Updates the hosts of cells, which may have moved into an orthogonal section or out of one.
  private func rehost() {
    var hosts: [Int: Int?] = [:]
    for element in engine.realised.all where element.key.category == .cell {
      let section = element.key.section
      let host =
        hosts[section] ?? (engine.layout.orthogonalArea(ofSection: section) == nil ? nil : section)
      hosts[section] = .some(host)
      element.host = host
    }
  }

  /// Applies the layout's and the delegate's target content offset after an update or a change of layout.
  private func takeTarget() {
    guard engine.needs.takeTarget() else { return }
    let offset = engine.view.contentOffset
    let proposed = engine.layout.targetContentOffset(forProposedContentOffset: offset)
    let view = engine.view
    let target =
      view.delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    if target != offset { engine.view.contentOffset = target }
  }
}
