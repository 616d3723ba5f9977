// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Scrolling by the user: dragging with a pointer or finger, trackpad scrolls, scroll wheels, keys.
extension Scroller {
  /// The speed below which a released drag is considered at rest, in points per second.
  private static let slowest: CGFloat = 20
  /// The speed above which a page is turned regardless of the distance, in points per second.
  private static let turning: CGFloat = 200

  /// Stops the current motion, after a touch on the content.
  ///
  /// - Returns: Whether a motion was stopped.
  func touch() -> Bool {
    touchStoppedMotion = isDecelerating || isAnimating
    stop()
    // A notified delegate may have started another scroll: that continues until the touch drags.
    if motion == nil { phase = .tracking }
    return touchStoppedMotion
  }

  /// Handles the end of a touch that did not move the content.
  func untouch() {
    guard phase == .tracking else { return }
    phase = .idle
    guard !touchStoppedMotion else { return comeToRest() }
    view.steering?.didComeToRest()
    keepInRange()
  }

  /// Moves stopped content to a resting offset; a no-op while the content is scrolled or zoomed.
  func comeToRest() {
    guard phase == .idle, !isHeld else { return }
    settle(velocity: .zero, isByHand: false)
    keepInRange()
  }

  func beginDrag() {
    view.zoomState?.stop()
    stop()
    handDrags = true
    takeHold()
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// Starts to drag the content from its current offset.
  private func takeHold() {
    if motion != nil { endMotion() }
    phase = .dragging
    dragStart = view.contentOffset
    pulled = CGPoint(
      x: band(.horizontal).pulled(dragStart.x), y: band(.vertical).pulled(dragStart.y))
  }

  /// Stops an animation that was started during a drag, when the drag continues.
  private func takeBack() {
    guard phase != .dragging else { return }
    stop()
    takeHold()
  }

  /// Moves the dragged content offset by `delta`, in points.
  func drag(by delta: CGVector) {
    guard handDrags else { return }
    takeBack()
    if canDrag(.horizontal) { pulled.x += delta.dx }
    if canDrag(.vertical) { pulled.y += delta.dy }
    apply(
      CGPoint(
        x: canDrag(.horizontal) ? band(.horizontal).shown(pulled.x) : view.contentOffset.x,
        y: canDrag(.vertical) ? band(.vertical).shown(pulled.y) : view.contentOffset.y))
  }

  /// Ends a drag at `velocity`, in points per second.
  func endDrag(velocity: CGVector) {
    guard handDrags else { return }
    takeBack()
    handDrags = false
    view.refreshControl?.endGrab()
    func usable(_ speed: CGFloat, _ axis: Axis) -> CGFloat {
      guard speed.isFinite, canDrag(axis), abs(speed) >= Self.slowest else { return 0 }
      return max(-20_000, min(20_000, speed))
    }
    settle(
      velocity: CGVector(
        dx: usable(velocity.dx, .horizontal), dy: usable(velocity.dy, .vertical)),
      isByHand: true)
  }

  /// Cancels a drag: the content returns to a valid offset.
  func cancelDrag() {
    if handDrags {
      endDrag(velocity: .zero)
    } else {
      untouch()
    }
  }

  /// Determines the resting offset and moves the content there; notifies the delegate if `isByHand` is
  /// `true`.
  private func settle(velocity: CGVector, isByHand: Bool) {
    let offset = view.contentOffset
    var target = restingTarget(from: offset, velocity: velocity)
    if isByHand {
      target = delegateTarget(
        for: target, velocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000))
    }
    let motion = releaseMotion(velocity: velocity, to: target)
    let isNatural = target == naturalTarget(from: offset, velocity: velocity)
    let goesOn = !(motion?.place(at: view.surface?.now ?? 0).isAtRest ?? true)
    // Set all state before the delegate is notified, so that its changes take effect.
    if goesOn, let motion {
      phase = .decelerating
      endsNaturally = isNatural
      run(motion)
    } else {
      phase = .idle
      apply(target)
    }
    guard isByHand else { return }
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    if goesOn, phase == .decelerating {
      view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    }
  }

  /// Returns the resting offset that the delegate chooses for `target`.
  ///
  /// Paging takes precedence: the delegate is called, but its offset is not used.
  private func delegateTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    var chosen = target
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: velocity, targetContentOffset: &chosen)
    return view.isPagingEnabled ? target : chosen
  }

  /// Continues a deceleration at `velocity` after a change of the range.
  func continueRelease(velocity: CGVector, insteadOf old: ScrollMotion) {
    let target = naturalTarget(from: view.contentOffset, velocity: velocity)
    guard abs(target.x - old.end.x) > 0.5 || abs(target.y - old.end.y) > 0.5,
      let motion = releaseMotion(velocity: velocity, to: target)
    else { return }
    run(motion)
  }

  private var deceleration: Deceleration { Deceleration(rate: view.decelerationRate.rawValue) }

  private var drag: CGFloat { deceleration.drag }

  private func naturalTarget(from offset: CGPoint, velocity: CGVector) -> CGPoint {
    clamped(
      CGPoint(
        x: deceleration.restingPlace(from: offset.x, velocity: velocity.dx),
        y: deceleration.restingPlace(from: offset.y, velocity: velocity.dy)))
  }

  private func restingTarget(from offset: CGPoint, velocity: CGVector) -> CGPoint {
    var target = naturalTarget(from: offset, velocity: velocity)
    if view.isPagingEnabled { target = pageTarget(from: offset, velocity: velocity) }
    return steered(target, velocity: velocity)
  }

  /// Returns the resting offset that the view's steering chooses for `target`.
  ///
  /// Layouts do not control paging scroll views.
  private func steered(_ target: CGPoint, velocity: CGVector) -> CGPoint {
    [view.isPagingEnabled ? nil : view.steering, view.barSteering].reduce(target) {
      target, steering in
      steering.map { clamped($0.restingOffset(for: target, velocity: velocity)) } ?? target
    }
  }

  private func pageTarget(from offset: CGPoint, velocity: CGVector) -> CGPoint {
    func page(
      _ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ velocity: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (start / length).rounded()
      var page = (offset / length).rounded()
      if velocity > Self.turning { page = (offset / length).rounded(.down) + 1 }
      if velocity < -Self.turning { page = (offset / length).rounded(.up) - 1 }
      return max(first - 1, min(first + 1, page)) * length
    }
    let size = view.bounds.size
    return clamped(
      CGPoint(
        x: page(offset.x, dragStart.x, size.width, velocity.dx),
        y: page(offset.y, dragStart.y, size.height, velocity.dy)))
  }

  /// Returns the motion from the current offset to `target`, or `nil` outside of a surface.
  private func releaseMotion(velocity: CGVector, to target: CGPoint) -> ScrollMotion? {
    guard let surface = view.surface else { return nil }
    let range = range
    let offset = view.contentOffset
    return ScrollMotion(
      x: .release(
        from: offset.x, velocity: velocity.dx, drag: drag, in: (range.least.x, range.greatest.x),
        to: target.x, bounces: bounces(.horizontal)),
      y: .release(
        from: offset.y, velocity: velocity.dy, drag: drag, in: (range.least.y, range.greatest.y),
        to: target.y, bounces: bounces(.vertical)), at: surface.now)
  }

  // MARK: Scroll wheel steps

  /// Moves the offset by `delta`, in points, for a scroll wheel or key; steps accumulate.
  ///
  /// Content with paging or steering advances to the next resting offset.
  func step(by delta: CGVector) {
    guard let surface = view.surface, !isTracking else { return }
    let isFirst = !isStepping
    let base = isFirst ? view.contentOffset : motion?.end ?? view.contentOffset
    if isFirst {
      stop()
      if motion != nil { endMotion() }
      phase = .dragging
      view.scrollDelegate?.scrollViewWillBeginDragging(view)
    }
    dragStart = base
    var target = stepTarget(from: base, by: delta)
    if isFirst { target = clamped(delegateTarget(for: target, velocity: .zero)) }
    let goesOn = target != view.contentOffset
    guard goesOn || isFirst else { return endSteps() }
    phase = goesOn ? .decelerating : .idle
    if isFirst { view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn) }
    guard goesOn, phase == .decelerating else { return }
    if isFirst { view.scrollDelegate?.scrollViewWillBeginDecelerating(view) }
    isStepping = true
    run(ScrollMotion(steppingFrom: view.contentOffset, to: target, at: surface.now))
  }

  /// Ends steps that cancelled each other, at the current offset.
  private func endSteps() {
    stop()
    view.steering?.didComeToRest()
    keepInRange()
  }

  private func stepTarget(from base: CGPoint, by delta: CGVector) -> CGPoint {
    let plain = clamped(CGPoint(x: base.x + delta.dx, y: base.y + delta.dy))
    guard view.isPagingEnabled || view.steering != nil || view.barSteering != nil else {
      return plain
    }
    func speed(_ part: CGFloat) -> CGFloat { part == 0 ? 0 : part < 0 ? -1000 : 1000 }
    let velocity = CGVector(dx: speed(delta.dx), dy: speed(delta.dy))
    let place = view.isPagingEnabled ? pageTarget(from: base, velocity: velocity) : plain
    return steered(place, velocity: velocity)
  }
}
