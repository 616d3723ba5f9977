// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

/// The state of a collection view, shared by its passes, and the operations on it.
///
/// `UICollectionView` is the public interface; the work is done by passes, each in a file of its own.
/// ``LayoutCycle`` runs those of a layout in order.
@MainActor
package final class CollectionEngine {
  @Whole var view: UICollectionView
  let registrations = RegistrationTable()
  let pool = ReusePool<UICollectionReusableView>()
  let realised = RealisedElements()
  let orthogonal = OrthogonalSections()
  let visibleItems = VisibleItems()
  var selection = SelectionState()
  /// The work that the next cycle has to do.
  var needs = CycleNeeds()
  var updates = UpdateRecorder()
  var prefetch = PrefetchState()
  var movement = MovementState()
  /// The placeholder cells for data that is still being loaded.
  package internal(set) var placeholders = Placeholders<UICollectionViewCell>()
  var typing = TypedText()
  /// The trackers of items that are in use by an operation during which the application may update the data.
  private var followed: [FollowedItem] = []
  lazy var provider = ViewProvider(engine: self)
  lazy var cycle = LayoutCycle(engine: self)

  /// The displayed numbers of items, derived from the last query of the data source; `nil` before the first
  /// one.
  private(set) var counts: DataCounts?
  /// The bounds that the layout was last notified of.
  var knownBounds = CGRect.null {
    didSet { if knownBounds.size != oldValue.size { needs.checkRange() } }
  }
  /// The adjusted content inset at the last complete layout.
  var knownInset = UIEdgeInsets.zero
  /// The bounds for which all visible elements are up to date.
  var sightBounds = CGRect.null
  /// The adjusted content inset for which all visible elements are up to date; pinned views depend on it.
  var sightInset = UIEdgeInsets.zero
  /// The anchor for the next cycle, if the views no longer have the positions to derive it from.
  var pendingAnchor: ScrollAnchor.Pending?
  /// The scroll to carry out once the view has a size.
  var pendingScroll: PendingScroll?
  /// The sum of the `contentOffsetAdjustment` values of the invalidation contexts, applied after the next
  /// preparation.
  var offsetAdjustment = CGPoint.zero
  /// The adjustment of the content size by the `contentSizeAdjustment` values of the invalidation contexts.
  var sizeAdjustment = ContentSizeAdjustment()
  /// The views that are being animated out.
  let departures = Departures()
  /// The animation of the update in progress.
  var animation: AnimatePass?
  /// The animations of updates that have not ended yet, including the one in progress.
  var animationsUnderWay: [AnimatePass] = []
  /// The update that the layout is to be notified of after its next preparation.
  var announced: UpdatePlan?
  /// The policy for preserving the scroll position beyond the default behavior.
  package var scrollPolicy = ScrollPolicy()
  /// The handling of the scroll position requested by the update in progress.
  var placeInUpdate = PlaceInUpdates.asPolicy
  /// The target item of the animated scroll in progress.
  var scrollGoal: ScrollGoal?
  /// Whether cells that invalidated their size are animated to the new one.
  var resizesAnimated = false
  /// The interactive layout transition in progress.
  var transition: InteractiveTransition?
  /// The visible bounds before a change of size that the application animates.
  var animatedBounds: CGRect?
  /// Whether the layout was notified of an update but not yet of its end.
  var isUpdateAnnounced = false
  /// The views whose elements are gone but that may not be reused in this cycle.
  var limbo: [UICollectionReusableView] = []
  /// The offscreen element whose view is kept because it contains the first responder.
  var editedElement: RealisedElement?
  /// The number of searches for visible elements.
  @exclusivity(unchecked) var sightMark = 0
  /// The number of times that the layout was queried for the elements to display.
  @exclusivity(unchecked) var showMark = 0
  /// A number that changes whenever elements get other keys, so that a running pass can detect that its keys
  /// are stale.
  @exclusivity(unchecked) private(set) var generation = 0
  /// The number of invalidations of the layout.
  private(set) var invalidations = 0
  /// Whether a debug build verifies the whole state after each layout cycle, which queries the layout and the
  /// data source.
  package var walksWholeState = false
  /// The counters of the work done so far.
  @exclusivity(unchecked) package internal(set) var counters = WorkCounters()

  init(view: UICollectionView) {
    _view = Whole(wrappedValue: view)
  }

  /// The index path of the focused item, which keys act on; `nil` if there is none.
  package var focusedPath: IndexPath? { selection.focused }

  var layout: UICollectionViewLayout { view.layout.placing }

  /// The content size that the layout reports, plus the `contentSizeAdjustment` values in effect.
  var contentSize: CGSize { sizeAdjustment.shown(layout.collectionViewContentSize) }

  /// The current section and item counts; queries the data source if they are not known.
  var knownCounts: DataCounts {
    if let counts, !needs.counts { return counts }
    return LoadPass(engine: self).run()
  }

  /// Stores new counts and marks them as valid.
  func show(_ counts: DataCounts) {
    self.counts = counts
    needs.haveCounts()
  }

  // MARK: Invalidation

  func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    registrations.register(viewClass, for: key)
    pool.discard(key)
  }

  func register(_ maker: ViewMaker?, for key: ReuseKey) {
    registrations.register(maker, for: key)
    pool.discard(key)
  }

  /// Registers the view in `nib` for `key`; `nil` removes the registration.
  func register(_ nib: UINib?, for key: ReuseKey) {
    register(nib.map { ViewMaker($0) }, for: key)
  }

  /// Records one change; outside of a batch it forms a batch of its own.
  func update(_ change: (inout BatchUpdate) -> Void) {
    BatchPass(engine: self).run({ change(&updates.batch) })
  }

  /// Whether the visible bounds and the insets are those for which all visible elements were laid out.
  var isLaidOutForSight: Bool {
    view.bounds == sightBounds && view.adjustedContentInset == sightInset
  }

  /// The solve serial of the layout when outline cells were last updated.
  private var outlineSerial = -1

  /// The number of views that were detached from their elements and are not in the pool yet; the application
  /// is notified of them meanwhile.
  private(set) var viewsInHand = 0

  /// Runs `body`, which returns `count` views to the pool, and includes them in ``viewsInHand`` meanwhile.
  func holding(_ count: Int, _ body: () -> Void) {
    viewsInHand += count
    body()
    viewsInHand -= count
  }

  /// Runs a cycle and then a pending scroll, unless all visible elements are up to date.
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

  /// Makes the coordinates run from right to left if the layout requires it.
  private func followDirection() {
    let isFlipped =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
    if view.layer.runsFromRight != isFlipped { view.layer.runsFromRight = isFlipped }
  }

  /// Carries out a scroll that was requested before the view had a size, if the item still exists.
  private func scrollIfPending() {
    guard let pending = pendingScroll, !view.bounds.isEmpty else { return }
    pendingScroll = nil
    guard knownCounts.contains(pending.indexPath) else { return }
    view.scrollToItem(at: pending.indexPath, at: pending.position, animated: false)
  }

  /// Records that the application invalidated the layout.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    record(context)
  }

  /// Invalidates the layout with `context`, or with a new one, because of `cause`, a condition that the
  /// engine detected.
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
    record(context)
  }

  /// Records the consequences of an invalidation.
  private func record(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    EngineEvents.notify(view, .invalidated(context.cause))
    needs.prepare(forScrolling: context.cause == .scroll)
    if context.cause == .outside || context.cause == .reload { needs.queryViews() }
    if context.cause == .outside { needs.layOutAnew() }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    sizeAdjustment.request(context.contentSizeAdjustment)
    if !cycle.isRunning { view.setNeedsLayout() }
  }

  /// Discards the data and every view's association with it.
  ///
  /// The application is notified of removed views only after everything was reset, so that anything it does
  /// then, for example a layout, starts from the new state.
  func reloadData() {
    MovementPass(engine: self).drop()
    updates.recordReload()
    placeholders.removeAll()
    scrollGoal = nil
    prefetch = PrefetchState()
    let anchor = takeAnchorOfUpdate()
    let leaving = giveUpAnimations()
    departures.rename { _ in nil }
    let gone = renamed { _ in nil }
    keepAnchor(anchor.withoutSections)
    visibleItems.removeAll()
    orthogonal.discardOffsets()
    selection.removeAll()
    needs.discardCounts()
    sizeAdjustment.discard()
    invalidate(because: .reload)
    holding(leaving.count) {
      for view in leaving { finishDeparture(of: view) }
    }
    retireAll(gone)
  }

  /// Whether the view was laid out before with a size that is not empty, so that after a change of size the
  /// content offset is limited only after the next layout.
  var keepsOffsetWhenResized: Bool { !knownBounds.isNull && !knownBounds.isEmpty }

  /// The size that the content was last laid out for.
  var laidOutSize: CGSize { keepsOffsetWhenResized ? knownBounds.size : view.bounds.size }

  /// Runs `body` with an object that tracks the item at `path` across updates that `body` may cause.
  func following<Result>(_ path: IndexPath, _ body: (FollowedItem) -> Result) -> Result {
    let item = FollowedItem(path) { [unowned self] in knownCounts.contains($0) }
    followed.append(item)
    defer { followed.removeAll { $0 === item } }
    return body(item)
  }

  /// Translates the index paths stored for single items after an update.
  func renameItems(_ newPath: (IndexPath) -> IndexPath?) {
    selection.rename(newPath)
    for item in followed { item.rename(newPath) }
    prefetch.rename(newPath)
    guard let goal = scrollGoal else { return }
    let path = newPath(goal.indexPath)
    path.map { scrollGoal?.indexPath = $0 }
    if path == nil { scrollGoal = nil }
  }

  // MARK: Elements

  /// Translates the keys of all elements; those without a new key lose their views.
  ///
  /// - Complexity: O(realised elements).
  func rename(inLimbo: Bool = false, _ newKey: (RealisedElement) -> ElementKey?) {
    retireAll(renamed(newKey), inLimbo: { _ in inLimbo })
  }

  /// Translates the keys of all elements, and returns those without a new key, which still have their views.
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

  /// Removes the views of deleted elements from the screen, and closes an open swiped row, so that anything
  /// the application does then starts from the new state.
  func retireAll(
    _ gone: [RealisedElement], inLimbo: (RealisedElement) -> Bool = { _ in false }
  ) {
    view.swipes.rowsDidChange()
    for element in gone {
      endEditing(in: element.view)
      retire(element, as: nil, inLimbo: inLimbo(element))
      viewsInHand -= 1
    }
    // The app may have forced a layout when it was notified of one of the removed views.
    if !cycle.isRunning, needs.isEmpty { settlePool() }
  }

  /// Moves the views in limbo to the pool, and removes pooled views that were not reused from the hierarchy.
  func settlePool() {
    limbo.forEach(pool.give)
    limbo.removeAll()
    pool.settle()
  }

  /// Removes the view of an element that left the visible area from the screen, or keeps it if it contains
  /// the first responder.
  ///
  /// No-op if the element was renamed or removed meanwhile, because the application made an update when it
  /// was notified of another one.
  func retire(_ element: RealisedElement) {
    guard realised.element(of: element.view) === element, !keepEdited(element) else { return }
    retire(element, as: element.key, inLimbo: false)
  }

  /// Removes the element's view from the screen and makes it available for reuse, from the next cycle on if
  /// `inLimbo`.
  ///
  /// In an animated update it is animated out first; `key` is the key of the element that it displays
  /// meanwhile, if there still is one.
  func retire(_ element: RealisedElement, as key: ElementKey?, inLimbo: Bool) {
    realised.remove(element)
    // Another element may have the key by now.
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

  /// Returns the view that contains the elements of `host`, a section's scroll view or the collection view,
  /// and its origin in content coordinates.
  func holder(of host: Int?) -> (view: UIView, origin: CGPoint) {
    guard let host, let scrollView = orthogonal.scrollView(ofSection: host) else {
      return (view, .zero)
    }
    return (scrollView, scrollView.frame.origin)
  }
}
