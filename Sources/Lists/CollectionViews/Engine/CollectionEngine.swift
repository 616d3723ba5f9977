// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

/// The parts of a collection view, and the gate through which they change.
///
/// `UICollectionView` is the face; the work is done by passes, each a file of its own, that
/// ``LayoutCycle`` runs in order. The parts below are what the passes read and write.
@MainActor
package final class CollectionEngine {
  @Whole var view: UICollectionView
  let registrations = RegistrationTable()
  let pool = ReusePool<UICollectionReusableView>()
  let realised = RealisedElements()
  let orthogonal = OrthogonalSections()
  let visibleItems = VisibleItems()
  var selection = SelectionState()
  /// What the next cycle begins with.
  var needs = CycleNeeds()
  var updates = UpdateRecorder()
  var prefetch = PrefetchState()
  var movement = MovementState()
  /// Cells that stand where data is on its way.
  package internal(set) var placeholders = Placeholders<UICollectionViewCell>()
  var typing = TypedText()
  /// Items that something is done with while the application may update.
  private var followed: [FollowedItem] = []
  lazy var provider = ViewProvider(engine: self)
  lazy var cycle = LayoutCycle(engine: self)

  /// The numbers of items as last asked; `nil` before the first time.
  private(set) var counts: DataCounts?
  /// The bounds the layout was last told of.
  var knownBounds = CGRect.null {
    didSet { if knownBounds.size != oldValue.size { needs.checkRange() } }
  }
  /// The adjusted inset when everything was laid out last.
  var knownInset = UIEdgeInsets.zero
  /// The bounds for which everything in sight is up to date.
  var sightBounds = CGRect.null
  /// The adjusted inset for which everything in sight is in its place: pinned views stay clear of it.
  var sightInset = UIEdgeInsets.zero
  /// What is to stay in its place in the next cycle, where the views no longer tell.
  var pendingAnchor: ScrollAnchor.Pending?
  /// The scroll to carry out when the view has a size.
  var pendingScroll: PendingScroll?
  /// By how much the content offset moves after the next preparation.
  var offsetAdjustment = CGPoint.zero
  /// Views that are seen on their way out.
  let departures = Departures()
  /// What animates the update under way.
  var animation: AnimatePass?
  /// Updates whose views have not arrived yet, the one under way among them.
  var animationsUnderWay: [AnimatePass] = []
  /// What the layout is to hear of an update after its next preparation.
  var announced: UpdatePlan?
  /// What stays in its place beyond what always does.
  package var scrollPolicy = ScrollPolicy()
  /// What the update that is carried out says of the place.
  var placeInUpdate = PlaceInUpdates.asPolicy
  /// The item that an animated scroll is under way to.
  var scrollGoal: ScrollGoal?
  /// Whether cells that said that they may have another size are animated to it.
  var resizesAnimated = false
  /// The change of layout that a person's hand carries out.
  var transition: InteractiveTransition?
  /// What was visible before a change of size that is animated by the application.
  var animatedBounds: CGRect?
  /// Whether the layout was told of an update and not of its end.
  var isUpdateAnnounced = false
  /// Views whose elements are gone but that may not be used again in this cycle.
  var limbo: [UICollectionReusableView] = []
  /// The element out of sight whose view is kept, because it has the first responder.
  var editedElement: RealisedElement?
  /// Counts the searches for what is in sight.
  @exclusivity(unchecked) var sightMark = 0
  /// How often the layout was asked for what to show.
  @exclusivity(unchecked) var showMark = 0
  /// Changes whenever elements get other keys, so that a pass under way knows its own are stale.
  @exclusivity(unchecked) private(set) var generation = 0
  /// How often the layout was invalidated.
  private(set) var invalidations = 0
  /// Whether a debug build walks the whole state after each layout cycle, for which it asks the
  /// layout and the data source.
  package var walksWholeState = false
  /// How much work was done so far.
  @exclusivity(unchecked) package internal(set) var counters = WorkCounters()

  init(view: UICollectionView) {
    _view = Whole(wrappedValue: view)
  }

  /// The item that keys act on; nil: none.
  package var focusedPath: IndexPath? { selection.focused }

  var layout: UICollectionViewLayout { view.layout.placing }

  /// How much data there is, asked now if that is not known.
  var knownCounts: DataCounts {
    if let counts, !needs.counts { return counts }
    return LoadPass(engine: self).run()
  }

  /// Takes over how much data there is.
  func show(_ counts: DataCounts) {
    self.counts = counts
    needs.haveCounts()
  }

  // MARK: What makes a cycle necessary

  func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    registrations.register(viewClass, for: key)
    pool.forget(key)
  }

  func register(_ maker: ViewMaker?, for key: ReuseKey) {
    registrations.register(maker, for: key)
    pool.forget(key)
  }

  /// Makes views for `key` from the view in `nib`; nil forgets the key.
  func register(_ nib: UINib?, for key: ReuseKey) {
    register(nib.map { ViewMaker($0) }, for: key)
  }

  /// Names one change; outside of a batch it is a batch of its own.
  func update(_ change: (inout BatchUpdate) -> Void) {
    BatchPass(engine: self).run({ change(&updates.batch) })
  }

  /// Whether the window onto the content is the one for which everything in sight was laid out.
  var isLaidOutForSight: Bool {
    view.bounds == sightBounds && view.adjustedContentInset == sightInset
  }

  /// The layout that cells of outlines were last told of.
  private var outlineSerial = -1

  /// How many views have left their elements and are not in the pool yet; the application hears of
  /// them meanwhile.
  private(set) var viewsInHand = 0

  /// Carries `body` out, which puts `count` views away.
  func holding(_ count: Int, _ body: () -> Void) {
    viewsInHand += count
    body()
    viewsInHand -= count
  }

  /// Runs a cycle, unless everything in sight is up to date.
  func layoutSubviews() {
    followDirection()
    if scrollPolicy.followsEnd, view.adjustedContentInset != knownInset {
      needs.prepare()
    }
    guard !needs.isEmpty || !isLaidOutForSight || layout.isOutdated else { return }
    let isAnimated = resizesAnimated
    animating(isAnimated, { cycle.run() })
    if cycle.solveSerial != outlineSerial { updateOutlineCells() }
    outlineSerial = cycle.solveSerial
    scrollIfPending()
  }

  /// Has the coordinates run from right to left when the layout asks for it.
  private func followDirection() {
    let isFlipped =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
    if view.layer.runsFromRight != isFlipped { view.layer.runsFromRight = isFlipped }
  }

  /// Carries out what was asked for before the view had a size, if the item is still there.
  private func scrollIfPending() {
    guard let pending = pendingScroll, !view.bounds.isEmpty else { return }
    pendingScroll = nil
    guard knownCounts.contains(pending.indexPath) else { return }
    view.scrollToItem(at: pending.indexPath, at: pending.position, animated: false)
  }

  /// The application invalidated the layout.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    note(context)
  }

  /// Has the layout forget what `context` marks, or what `cause` does, because of something that the
  /// engine knows.
  func invalidate(
    with context: UICollectionViewLayoutInvalidationContext? = nil,
    because cause: UICollectionViewLayoutInvalidationContext.Cause
  ) {
    let layout = layout
    let context = context ?? layout.freshContext()
    context.cause = cause
    context.isOfEngine = true
    layout.invalidateLayout(with: context)
    context.isOfEngine = false
    note(context)
  }

  /// What follows from an invalidation.
  private func note(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    EngineEvents.tell(view, .invalidated(context.cause))
    needs.prepare(forScrolling: context.cause == .scroll)
    if context.cause == .outside || context.cause == .reload { needs.askViews() }
    if context.cause == .outside { needs.layOutAnew() }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    if !cycle.isRunning { view.setNeedsLayout() }
  }

  /// Forgets the data and every view's connection to it.
  ///
  /// The application hears of the views that go when everything is forgotten, so that what it does
  /// then, a layout for one, begins with the new state.
  func reloadData() {
    MovementPass(engine: self).drop()
    updates.noteReload()
    placeholders.removeAll()
    scrollGoal = nil
    prefetch = PrefetchState()
    let anchor = takeAnchorOfUpdate()
    let leaving = giveUpAnimations()
    departures.rename { _ in nil }
    let gone = renamed { _ in nil }
    keepAnchor(anchor.withoutSections)
    visibleItems.removeAll()
    orthogonal.forgetOffsets()
    selection.removeAll()
    needs.forgetCounts()
    invalidate(because: .reload)
    holding(leaving.count) {
      for view in leaving { finishDeparture(of: view) }
    }
    retireAll(gone)
  }

  /// Whether the view was laid out, and will be for another size: then its offset is a matter of
  /// what the user looks at, not of the content that was.
  var keepsOffsetWhenResized: Bool { !knownBounds.isNull && !knownBounds.isEmpty }

  /// The size that the content was laid out for last.
  var laidOutSize: CGSize { keepsOffsetWhenResized ? knownBounds.size : view.bounds.size }

  /// Runs `body`, which is told where the item at `path` is, also after updates that it leads to.
  func following<Result>(_ path: IndexPath, _ body: (FollowedItem) -> Result) -> Result {
    let item = FollowedItem(path) { [unowned self] in knownCounts.contains($0) }
    followed.append(item)
    defer { followed.removeAll { $0 === item } }
    return body(item)
  }

  /// Gives what is known of single items the index paths they have after an update.
  func renameItems(_ newPath: (IndexPath) -> IndexPath?) {
    selection.rename(newPath)
    for item in followed { item.rename(newPath) }
    prefetch.rename(newPath)
    guard let goal = scrollGoal else { return }
    let path = newPath(goal.indexPath)
    path.map { scrollGoal?.indexPath = $0 }
    if path == nil { scrollGoal = nil }
  }

  // MARK: Elements coming and going

  /// Gives elements other keys; those without one lose their views.
  ///
  /// - Complexity: O(realised elements).
  func rename(inLimbo: Bool = false, _ newKey: (RealisedElement) -> ElementKey?) {
    retireAll(renamed(newKey), inLimbo: { _ in inLimbo })
  }

  /// Gives elements other keys; those without one are answered and still have their views.
  ///
  /// - Complexity: O(realised elements).
  func renamed(_ newKey: (RealisedElement) -> ElementKey?) -> [RealisedElement] {
    generation += 1
    prefetch.isOutdated = true
    let edited = renameEdited(newKey)
    let gone = realised.rename(newKey) + (edited.map { [$0] } ?? [])
    viewsInHand += gone.count
    return gone
  }

  /// Takes the views of elements that have no name any more off screen, and closes a row that was
  /// swiped open: what the application does then begins with the new state.
  func retireAll(
    _ gone: [RealisedElement], inLimbo: (RealisedElement) -> Bool = { _ in false }
  ) {
    view.swipes.rowsDidChange()
    for element in gone {
      endEditing(in: element.view)
      retire(element, as: nil, inLimbo: inLimbo(element))
      viewsInHand -= 1
    }
    // The application may have had everything laid out when it heard of one of them.
    if !cycle.isRunning, needs.isEmpty { settlePool() }
  }

  /// Takes the views out of the tree that nobody wanted again.
  func settlePool() {
    limbo.forEach(pool.give)
    limbo.removeAll()
    pool.settle()
  }

  /// Takes the view of an element that went out of sight off screen.
  ///
  /// Does nothing to an element that has another name by now, because the application updated when it
  /// heard of another one.
  func retire(_ element: RealisedElement) {
    guard realised.element(of: element.view) === element, !keepEdited(element) else { return }
    retire(element, as: element.key, inLimbo: false)
  }

  /// Takes the element's view off screen; it waits to be used again, from the next cycle on when
  /// `inLimbo`.
  ///
  /// In an animated update it is seen going first; `key` is the element that it shows meanwhile, if
  /// there is still such.
  func retire(_ element: RealisedElement, as key: ElementKey?, inLimbo: Bool) {
    realised.remove(element)
    // Another element may have the name by now.
    if element.host == nil, realised[element.key] == nil { visibleItems.remove(element.key) }
    if depart(element, as: key) { return }
    if !animationsUnderWay.isEmpty { element.view.cancelAnimationsInside() }
    DisplayReport(engine: self).ended(element)
    if inLimbo {
      limbo.append(element.view)
    } else {
      pool.give(element.view)
    }
  }

  /// The scroll view, or the collection view, that holds elements of `host`.
  func holder(of host: Int?) -> (view: UIView, origin: CGPoint) {
    guard let host, let scrollView = orthogonal.scrollView(ofSection: host) else {
      return (view, .zero)
    }
    return (scrollView, scrollView.frame.origin)
  }
}
