// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import ViewTree

/// Runs the passes in their order until nothing is left to do.
///
/// The table of the passes, with what each reads, writes and may ask for, is in ARCHITECTURE.md.
///
/// The application's code runs inside the passes and may ask for another cycle. Cycles that ask
/// for the next one without end are stopped and reported.
@MainActor
final class LayoutCycle {
  private unowned let engine: CollectionEngine
  /// What the next cycle begins with.
  var needs: CycleNeeds = [.counts, .prepare]
  private(set) var isRunning = false
  /// Counts the preparations that were not for scrolling alone.
  private(set) var solveSerial = 0

  /// What an update, made while a cycle runs, says of the place; `nil`: none was made.
  private var waitingUpdate: PlaceInUpdates?
  /// What waits for the cycle under way to end.
  private var waiting: [() -> Void] = []

  private static let bound = 16

  init(engine: CollectionEngine) {
    self.engine = engine
  }

  /// Brings everything in sight up to date; `anchor` is what stays in its place, by default what
  /// the user looks at now.
  func run(keeping anchor: ScrollAnchor? = nil) {
    guard !isRunning else { return needs.formUnion(.sight) }
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
    guard !isRunning else { return needs.formUnion(.sight) }
    let serial = solveSerial
    running {
      guard engine.orthogonal.scrollView(ofSection: section) != nil else { return }
      let anchor = ScrollAnchor(engine: engine)
      RealisePass(engine: engine, anchor: anchor, host: section).run()
      NoticePass(engine: engine).run(section: section)
      finish()
      if serial != solveSerial { needs.insert(.sight) }
    }
  }

  /// Calls `action` now, or when the cycle under way has brought everything up to date.
  func whenAtRest(_ action: @escaping () -> Void) {
    if isRunning { waiting.append(action) } else { action() }
  }

  private func running(_ body: () -> Void) {
    isRunning = true
    settle(body)
    isRunning = false
    engine.resizesAnimated = false
    let actions = waiting
    waiting.removeAll()
    for action in actions { action() }
    engine.followScrollGoal()
  }

  /// Runs cycles until none is needed.
  private func settle(_ body: () -> Void) {
    body()
    var cycles = 1
    while !needs.isEmpty && cycles < Self.bound {
      runOnce(keeping: takeNextAnchor())
      cycles += 1
    }
    guard !needs.isEmpty else { return }
    needs.formIntersection(.counts)
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

  private func runOnce(keeping anchor: ScrollAnchor) {
    needs.remove(.sight)
    if needs.contains(.counts) { LoadPass(engine: engine).run() }
    BoundsPass(engine: engine).run()
    if engine.layout.isOutdated { engine.invalidate(because: .outside) }
    prepare(keeping: anchor)
    takeRange()
    var sight = engine.view.bounds
    let orthogonal = OrthogonalPass(engine: engine, anchor: anchor)
    var rounds = 0
    repeat {
      RealisePass(engine: engine, anchor: anchor, host: nil).run()
      sight = engine.view.bounds
      orthogonal.run()
      rounds += 1
    } while orthogonal.isOutdated && rounds < Self.bound
    NoticePass(engine: engine).run()
    finish()
    if engine.animatedBounds != nil {
      engine.animatedBounds = nil
      engine.layout.finalizeAnimatedBoundsChange()
    }
    PrefetchPass(engine: engine).run()
    engine.sightBounds = sight
    engine.knownInset = engine.view.adjustedContentInset
    if engine.view.bounds != sight { needs.insert(.sight) }
  }

  private func finish() {
    DisplayReport(engine: engine).began()
    engine.limbo.forEach(engine.pool.give)
    engine.limbo.removeAll()
    engine.pool.settle()
  }

  /// Prepares the layout if that is due, so that it can be asked outside of a cycle.
  func prepareIfNeeded() {
    guard !isRunning else { return }
    if needs.contains(.counts) { LoadPass(engine: engine).run() }
    if engine.layout.isOutdated { engine.invalidate(because: .outside) }
    guard needs.contains(.prepare) else { return }
    let anchor = engine.takeAnchor()
    BoundsPass(engine: engine).run()
    prepare(keeping: anchor)
    takeRange()
    engine.keepAnchor(anchor)
    needs.insert(.sight)
    engine.view.setNeedsLayout()
  }

  /// Prepares the layout if it was invalidated, and keeps what the user looks at in its place.
  func prepare(keeping anchor: ScrollAnchor) {
    if needs.contains(.measure) {
      needs.remove(.measure)
      for element in engine.realised.all { element.wasAsked = false }
    }
    guard needs.contains(.prepare) else { return }
    let isScrolling = !needs.contains(.anchor)
    let asksTarget = needs.contains(.target)
    needs.subtract([.prepare, .anchor, .target])
    if !isScrolling { solveSerial += 1 }
    let bounds = engine.view.bounds
    engine.view.changingContent {
      PreparePass(engine: engine).run()
      if !isScrolling { anchor.restore(in: engine) }
    }
    if asksTarget { takeTarget() }
    engine.knownBounds = bounds
    prepareForNewOffset()
    if !isScrolling { rehost() }
  }

  /// Tells the layout of the offset that a preparation led to, as of any other.
  private func prepareForNewOffset() {
    guard engine.view.bounds != engine.knownBounds else { return }
    BoundsPass(engine: engine).run()
    guard needs.remove(.prepare) != nil else { return }
    needs.remove(.anchor)
    engine.view.changingContent { PreparePass(engine: engine).run() }
    engine.knownBounds = engine.view.bounds
  }

  /// In another size of the view the content may not be where it was.
  private func takeRange() {
    guard needs.remove(.range) != nil else { return }
    engine.view.contentWasLaidOut()
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
    let offset = engine.view.contentOffset
    let proposed = engine.layout.targetContentOffset(forProposedContentOffset: offset)
    let view = engine.view
    let target =
      view.delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    if target != offset { engine.view.contentOffset = target }
  }
}
