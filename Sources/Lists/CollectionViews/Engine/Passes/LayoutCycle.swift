// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// Runs the passes in their order until nothing is left to do.
///
/// `Sources/Lists/CollectionUpdates.md` lists the passes, with what each reads, writes and may request.
///
/// The application's code runs inside the passes and may change everything: the data, the layout, the
/// offset, the size. A pass whose elements got other names stops, and another cycle begins anew; a
/// layout that was invalidated is prepared before it is asked again. Cycles that ask for the next one
/// without end are stopped and reported.
@MainActor
final class LayoutCycle {
  private unowned let engine: CollectionEngine
  private(set) var isRunning = false
  /// Counts the cycles: views may be elsewhere after each.
  private(set) var serial = 0
  /// Counts the preparations that were not for scrolling alone.
  private(set) var solveSerial = 0

  /// What an update, made while a cycle runs, says of the place; `nil`: none was made.
  private var waitingUpdate: PlaceInUpdates?
  /// What waits for the cycle under way to end.
  private var waiting: [() -> Void] = []
  private(set) var isPreparing = false
  /// Whether the layout was invalidated while it was prepared, and answers for what was before.
  private var isPreparedTooEarly = false
  /// Where the cycle left the content; when it is elsewhere, somebody scrolled.
  private(set) var ownOffset = CGPoint.zero

  /// How many cycles may follow each other that bring no view on screen.
  private static let bound = 16
  /// How many cycles may follow each other.
  private static let greatestBound = 256

  init(engine: CollectionEngine) {
    self.engine = engine
  }

  /// Brings everything in sight up to date; `anchor` is what stays in its place, by default what
  /// the user looks at now.
  func run(keeping anchor: ScrollAnchor? = nil) {
    guard !isRunning else { return engine.needs.lookAgain() }
    running { runOnce(keeping: anchor ?? engine.takeAnchor()) }
  }

  /// Shows an update of data: `anchor` is what stays in its place, by default what an update leaves
  /// there.
  func runUpdate(keeping anchor: ScrollAnchor? = nil) {
    if isRunning { waitingUpdate = engine.placeInUpdate }
    run(keeping: isRunning ? nil : anchor ?? engine.takeAnchorOfUpdate())
  }

  /// Brings one orthogonal section up to date after it scrolled.
  func run(section: Int) {
    guard !isRunning else { return engine.needs.lookAgain() }
    let serial = solveSerial
    running {
      guard engine.orthogonal.scrollView(ofSection: section) != nil else { return }
      let (anchor, generation) = (ScrollAnchor(engine: engine), engine.generation)
      ownOffset = engine.view.contentOffset
      RealisePass(engine: engine, anchor: anchor, host: section).run()
      guard goesOn(since: generation, keeping: anchor) else { return }
      NoticePass(engine: engine).run(section: section)
      engine.settlePool()
      if serial != solveSerial { engine.needs.lookAgain() }
    }
  }

  /// Calls `action` now, or when the cycle under way has brought everything up to date.
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

  /// Runs cycles until none is needed.
  private func settle(_ body: () -> Void) {
    let viewsBefore = engine.counters.viewsProvided
    body()
    var cycles = 1
    while !engine.needs.isEmpty {
      // An application that updates whenever a view comes gets a cycle for each.
      let views = engine.counters.viewsProvided - viewsBefore
      guard cycles < min(Self.bound + views, Self.greatestBound) else { return giveUp(cycles) }
      runOnce(keeping: takeNextAnchor())
      cycles += 1
    }
  }

  /// Leaves what is still needed to whatever lays out next.
  private func giveUp(_ cycles: Int) {
    engine.settlePool()
    Diagnostics.report(
      "the layout of \(engine.view.messagePlace) did not come to rest after \(cycles) passes and was left as "
        + "it is; look for invalidations and changes of contentOffset made while it is laid out")
  }

  /// What stays in its place in a cycle that the one before it made necessary.
  private func takeNextAnchor() -> ScrollAnchor {
    let anchor = engine.takeAnchor()
    defer { waitingUpdate = nil }
    return waitingUpdate.map { anchor.duringUpdate($0, engine.scrollPolicy) } ?? anchor
  }

  /// One cycle; what a callback changed may make another one necessary.
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

  // MARK: The steps

  private func begin() {
    engine.needs.look()
    serial += 1
    ownOffset = engine.view.contentOffset
  }

  /// Asks how much data there is, if that is not known.
  private func load() {
    if engine.needs.counts { LoadPass(engine: engine).run() }
  }

  /// Tells the layout of new bounds; it may find out itself that it is outdated.
  private func takeBounds() {
    BoundsPass(engine: engine).run()
    if engine.layout.isOutdated { engine.invalidate(because: .outside) }
  }

  /// In another size of the view the content may not be where it was.
  private func takeRange() {
    if engine.needs.takeRange() { engine.view.contentWasLaidOut() }
  }

  /// Gives views to what is in sight; answers whether all of it kept its name meanwhile.
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
      // What was measured in a section moves what stands below it.
    } while (orthogonal.isOutdated || solveSerial != solves) && rounds < Self.bound
    return true
  }

  /// Tells handlers what is in sight; answers whether all of it kept its name meanwhile.
  private func notice(keeping anchor: ScrollAnchor) -> Bool {
    let generation = engine.generation
    NoticePass(engine: engine).run()
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

  // MARK: After the application's code

  /// Whether elements have the names still that they had at `generation`; if not, another cycle gives
  /// views to what is in sight then.
  func holds(_ generation: Int) -> Bool {
    if generation == engine.generation { return true }
    engine.needs.lookAgain()
    return false
  }

  /// Whether a cycle can go on that knows elements by their names at `generation`; the layout can be
  /// asked then.
  func goesOn(since generation: Int, keeping anchor: ScrollAnchor) -> Bool {
    guard holds(generation), !engine.needs.counts else { return false }
    guard engine.needs.preparing else { return true }
    prepare(keeping: anchor)
    engine.needs.lookAgain()
    return holds(generation)
  }

  // MARK: Preparing

  /// Prepares the layout if that is due, so that it can be asked outside of a cycle, or by the
  /// application inside of one.
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

  /// Prepares the layout if it was invalidated, and keeps what the user looks at in its place.
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

  /// Who scrolled looks at something else by now, and goes nowhere else.
  private func anchorAfterScrolling(_ anchor: ScrollAnchor) -> ScrollAnchor {
    if let goal = engine.scrollGoal, goal.isReached, goal.end != engine.view.contentOffset {
      engine.scrollGoal = nil
    }
    return anchor.afterScrolling(in: engine)
  }

  /// Tells the layout of the offset that a preparation led to, as of any other.
  private func prepareForNewOffset() {
    guard engine.view.bounds != engine.knownBounds else { return }
    BoundsPass(engine: engine).run()
    guard engine.needs.takePreparing() != nil else { return }
    var isDone = false
    engine.view.changingContent { isDone = PreparePass(engine: engine).run() }
    guard isDone else { return engine.needs.prepare() }
    engine.knownBounds = engine.view.bounds
  }

  /// A cell may have moved into an orthogonal section or out of one.
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

  /// Lets the layout move the content offset after an update or a change of layout.
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
