// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An object that lays out the current page between its neighbours, and performs transitions to them by the
/// user or by code.
@MainActor
final class PageTurner: NSObject, UIScrollViewDelegate {
  private enum Side {
    case before, after
  }

  /// A transition to a page beside the current one.
  private struct Turn {
    let page: UIViewController
    let side: Side
    let isByHand: Bool
    /// Whether the page turner calls the appearance methods of the controllers.
    let isManaged: Bool
    let isNew: Bool
  }

  /// A deferred request to show a page.
  private struct Request {
    let page: UIViewController
    let isForward: Bool
    let isAnimated: Bool
    let completion: ((Bool) -> Void)?
  }

  let scrollView = UIScrollView()
  private(set) var current: UIViewController?
  private var neighbours: [Side: UIViewController] = [:]
  private var turn: Turn?
  private var completion: ((Bool) -> Void)?
  private var isByHand = false
  private var isArranging = false
  /// Whether pages are being exchanged; a page set in a callback is shown afterwards.
  private var isExchanging = false
  private var waiting: Request?
  private let isVertical: Bool
  private let spacing: CGFloat
  private weak var owner: UIPageViewController?
  private var area = CGRect.zero
  private var safeArea = UIEdgeInsets.zero

  init(isVertical: Bool, spacing: CGFloat, owner: UIPageViewController) {
    self.isVertical = isVertical
    self.spacing = spacing
    self.owner = owner
    super.init()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.delegate = self
  }

  // MARK: Pages

  /// Shows `page` instead of the current page; during an exchange of pages, the request is deferred.
  ///
  /// `completion` is called with `true` when the page is shown, or with `false` if a later request replaced
  /// this one.
  func show(
    _ page: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard !isExchanging else {
      waiting?.completion?(false)
      waiting = Request(
        page: page, isForward: isForward, isAnimated: animated, completion: completion)
      return
    }
    finish()
    let side = isForward ? Side.after : .before
    guard animated, let owner, owner.viewIfLoaded?.surface != nil, current != nil,
      current !== page, ControllerMotion.isWanted
    else {
      exchange { replace(by: page) }
      completion?(true)
      return
    }
    neighbours = [side: page]
    isByHand = false
    self.completion = completion
    place()
    exchange { begin(page, side) }
    guard turn?.page === page else { return }
    guard scrollView.contentOffset != offset(of: side) else { return finish() }
    scrollView.setContentOffset(offset(of: side), animated: true)
  }

  /// Runs `body`, which may call back into the app, and then shows the page that was requested meanwhile.
  private func exchange(_ body: () -> Void) {
    guard !isExchanging else { return body() }
    isExchanging = true
    body()
    isExchanging = false
    guard let next = waiting else { return }
    waiting = nil
    show(next.page, isForward: next.isForward, animated: next.isAnimated, next.completion)
  }

  /// Turns to a neighbour as if by the user; no-op during a transition or without such a neighbour.
  func turn(isForward: Bool) {
    let side = isForward ? Side.after : .before
    guard turn == nil, neighbours[side] != nil else { return }
    isByHand = true
    scrollView.setContentOffset(offset(of: side), animated: true)
  }

  /// Requests the pages before and after the current one from the data source, unless a transition is
  /// running.
  func requestNeighbors() {
    guard turn == nil, let owner, let current else { return }
    let source = owner.dataSource
    neighbours = [:]
    neighbours[.before] = source?.pageViewController(owner, viewControllerBefore: current)
    neighbours[.after] = source?.pageViewController(owner, viewControllerAfter: current)
    neighbours = neighbours.filter { $0.value !== current }
    place()
  }

  func viewWasLoaded() {
    if let current { add(current) }
  }

  private func replace(by page: UIViewController) {
    guard page !== current else { return }
    if let old = current { remove(old) }
    current = page
    neighbours = [:]
    guard let owner else { return }
    owner.addChild(page)
    if owner.isViewLoaded { add(page) }
    page.didMove(toParent: owner)
    place()
  }

  private func add(_ page: UIViewController) {
    guard let view = page.view else { return }
    view.setOwnSafeAreaInsets(safeArea)
    scrollView.addSubview(view)
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.viewIfLoaded?.setOwnSafeAreaInsets(nil)
    page.removeFromParent()
  }

  // MARK: Positions

  /// Lays out the pages in an area of the controller's view.
  func arrange(in area: CGRect, safeArea: UIEdgeInsets) {
    if area != self.area { finish() }
    self.area = area
    self.safeArea = safeArea
    place()
  }

  private var isMirrored: Bool {
    !isVertical && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The distance between adjacent pages, in points.
  private var length: CGFloat { (isVertical ? area.height : area.width) + spacing }

  private var count: Int { 1 + neighbours.count }

  /// Returns the index of the neighbour on `side`, or of the current page for `nil`, from left to right or
  /// top to bottom.
  private func index(of side: Side?) -> Int {
    var index = neighbours[.before] == nil ? 0 : 1
    switch side {
    case nil: break
    case .before: index -= 1
    case .after: index += 1
    }
    return isMirrored ? count - 1 - index : index
  }

  private func offset(of side: Side?) -> CGPoint {
    let distance = CGFloat(index(of: side)) * length
    return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  private func frame(of side: Side?) -> CGRect {
    let origin = offset(of: side)
    return CGRect(
      x: origin.x + (isVertical ? 0 : spacing / 2), y: origin.y + (isVertical ? spacing / 2 : 0),
      width: area.width, height: area.height)
  }

  /// Lays out the pages in the scroll view, and scrolls to the current one unless a transition is running.
  private func place() {
    isArranging = true
    defer { isArranging = false }
    let inset = spacing / 2
    scrollView.frame = area.insetBy(dx: isVertical ? 0 : -inset, dy: isVertical ? -inset : 0)
    let all = CGFloat(count) * length
    scrollView.contentSize =
      isVertical
      ? CGSize(width: area.width, height: all) : CGSize(width: all, height: area.height)
    put(current, at: nil)
    if let turn { put(turn.page, at: turn.side) }
    guard turn == nil else { return }
    if scrollView.isTracking {
      scrollView.contentOffset = offset(of: nil)
    } else {
      scrollView.setContentOffset(offset(of: nil), animated: false)
    }
  }

  private func put(_ page: UIViewController?, at side: Side?) {
    guard let view = page?.viewIfLoaded, view.superview === scrollView else { return }
    view.frame = frame(of: side)
    view.setOwnSafeAreaInsets(safeArea)
  }

  // MARK: Transitions

  /// Begins a transition to a page.
  private func begin(_ page: UIViewController, _ side: Side) {
    guard let owner, let current else { return }
    let isManaged = owner.appearance == .appeared || owner.appearance == .appearing
    let started = Turn(
      page: page, side: side, isByHand: isByHand, isManaged: isManaged,
      isNew: page.parent !== owner)
    turn = started
    if started.isByHand { owner.delegate?.pageViewController(owner, willTransitionTo: [page]) }
    if started.isNew { owner.addChild(page) }
    page.loadViewIfNeeded()
    if isManaged {
      current.beginAppearance(false, animated: true)
      page.beginAppearance(true, animated: true)
    }
    isArranging = true
    add(page)
    put(page, at: side)
    isArranging = false
    page.view.layoutIfNeeded()
  }

  /// Ends the running transition: a transition by the user at the nearest page, and one by code at its target
  /// page.
  func finish() {
    guard !isExchanging, let ended = turn, let owner, let old = current else { return }
    let done = completion
    completion = nil
    exchange { finish(ended, from: old, owner) }
    done?(true)
  }

  private func finish(_ ended: Turn, from old: UIViewController, _ owner: UIPageViewController) {
    let place = scrollView.contentOffset
    func distance(_ side: Side?) -> CGFloat {
      let rest = offset(of: side)
      return abs(place.x - rest.x) + abs(place.y - rest.y)
    }
    let isTurned = !ended.isByHand || distance(ended.side) < distance(nil)
    // A new drag continues from the current position of the content.
    let rest = offset(of: isTurned ? ended.side : nil)
    let drift = CGPoint(x: place.x - rest.x, y: place.y - rest.y)
    turn = nil
    let (shown, gone) = isTurned ? (ended.page, old) : (old, ended.page)
    if ended.isManaged, !isTurned {
      gone.beginAppearance(false, animated: true)
      shown.beginAppearance(true, animated: true)
    }
    current = shown
    remove(gone)
    if ended.isManaged {
      gone.endAppearance()
      shown.endAppearance()
    }
    if isTurned {
      shown.didMove(toParent: owner)
      if ended.isByHand { owner.turned(isForward: ended.side == .after) }
    }
    requestNeighbors()
    if scrollView.isTracking {
      isArranging = true
      let base = offset(of: nil)
      scrollView.contentOffset = CGPoint(x: base.x + drift.x, y: base.y + drift.y)
      isArranging = false
    }
    if ended.isByHand {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: isTurned)
    }
  }

  /// Ends a transition that the user interrupts by another drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    finish()
    isByHand = true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, !isExchanging, current != nil else { return }
    let (place, rest) = (scrollView.contentOffset, offset(of: nil))
    var distance = isVertical ? place.y - rest.y : place.x - rest.x
    if isMirrored { distance = -distance }
    guard abs(distance) > 0.5 else { return }
    let side = distance > 0 ? Side.after : .before
    // The visible page is at its resting position now, or a running drag continues from there.
    if let turn, turn.side != side, turn.isByHand { return finish() }
    guard turn == nil, let page = neighbours[side] else { return }
    exchange { begin(page, side) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finish() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finish() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finish() }
}
