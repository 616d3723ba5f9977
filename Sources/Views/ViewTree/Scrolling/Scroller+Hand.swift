// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// What a hand does: dragging with a pointer or finger, stroking a touchpad, turning a wheel,
/// pressing keys.
extension Scroller {
  /// Slower than this, in points a second, a hand counts as resting when it lets go.
  private static let slowest: CGFloat = 20
  /// Faster than this, a page is turned whatever the distance.
  private static let turning: CGFloat = 200

  /// A hand touched the content: what moves by itself stops.
  ///
  /// - Returns: Whether something stopped.
  func touch() -> Bool {
    touchStoppedMotion = isDecelerating || isAnimating
    stop()
    // Whoever heard of that may have sent the content elsewhere: it goes there until the hand drags.
    if motion == nil { phase = .tracking }
    return touchStoppedMotion
  }

  /// A hand that touched the content went away without moving it.
  func untouch() {
    guard phase == .tracking else { return }
    phase = .idle
    guard !touchStoppedMotion else { return comeToRest() }
    view.steering?.didComeToRest()
    keepInRange()
  }

  /// Content that was stopped where it may not rest goes where it may.
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

  /// The hand has the content where it is now.
  private func takeHold() {
    if motion != nil { endMotion() }
    phase = .dragging
    dragStart = view.contentOffset
    pulled = CGPoint(
      x: band(.horizontal).pulled(dragStart.x), y: band(.vertical).pulled(dragStart.y))
  }

  /// An animation that was begun while a hand drags ends when the hand moves again.
  private func takeBack() {
    guard phase != .dragging else { return }
    stop()
    takeHold()
  }

  /// The hand moves the content's offset by `delta`, in points.
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

  /// The hand lets go while the offset moves at `velocity`, in points a second.
  func endDrag(velocity: CGVector) {
    guard handDrags else { return }
    takeBack()
    handDrags = false
    view.refreshControl?.handLetsGo()
    func usable(_ speed: CGFloat, _ axis: Axis) -> CGFloat {
      guard speed.isFinite, canDrag(axis), abs(speed) >= Self.slowest else { return 0 }
      return max(-20_000, min(20_000, speed))
    }
    settle(
      velocity: CGVector(
        dx: usable(velocity.dx, .horizontal), dy: usable(velocity.dy, .vertical)),
      isByHand: true)
  }

  /// A drag is taken away: the content goes back where it may rest.
  func cancelDrag() {
    if handDrags {
      endDrag(velocity: .zero)
    } else {
      untouch()
    }
  }

  /// Chooses where the content rests, and sends it there.
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
    // All is set before the delegate hears of it, so that what it does then counts.
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

  /// Returns the offset at which the delegate has content rest that would rest at `target`.
  ///
  /// Pages win: the delegate is called, and its offset is not used.
  private func delegateTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    var chosen = target
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: velocity, targetContentOffset: &chosen)
    return view.isPagingEnabled ? target : chosen
  }

  /// Lets content that still moves at `velocity` go on in a range that changed.
  func continueRelease(velocity: CGVector, insteadOf old: ScrollMotion) {
    let target = naturalTarget(from: view.contentOffset, velocity: velocity)
    guard abs(target.x - old.end.x) > 0.5 || abs(target.y - old.end.y) > 0.5,
      let motion = releaseMotion(velocity: velocity, to: target)
    else { return }
    run(motion)
  }

  private var drag: CGFloat {
    let rate = max(0.5, min(0.9999, view.decelerationRate.rawValue))
    return -1000 * log(rate)
  }

  private func naturalTarget(from offset: CGPoint, velocity: CGVector) -> CGPoint {
    clamped(
      CGPoint(
        x: AxisMotion.restingPlace(from: offset.x, velocity: velocity.dx, drag: drag),
        y: AxisMotion.restingPlace(from: offset.y, velocity: velocity.dy, drag: drag)))
  }

  private func restingTarget(from offset: CGPoint, velocity: CGVector) -> CGPoint {
    var target = naturalTarget(from: offset, velocity: velocity)
    if view.isPagingEnabled { target = pageTarget(from: offset, velocity: velocity) }
    return steered(target, velocity: velocity)
  }

  /// Returns the offset at which the view's steering has content rest that would rest at `target`.
  ///
  /// A layout does not steer content that rests at pages.
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

  /// The motion from the present offset to `target`; nil outside of a surface.
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

  // MARK: Steps

  /// A wheel or key moves the offset by `delta`, in points; several steps add up.
  ///
  /// Content that rests at pages or where its steering wants it moves on by one such place.
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

  /// Steps that took each other back: the content is where they lead.
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
