// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Routes a host's events to views: presses to the view pointed at, scrolling to the scroll view
/// that can scroll that way, keys along the responder chain.
@MainActor
final class SurfaceInput {
  /// How far a pointer that is down moves before it drags, in points.
  private static let slop: CGFloat = 8

  private unowned let root: UIView
  private var hand: Hand?
  private var stroke: Stroke?
  /// Where the pointer was last.
  private weak var pointed: UIView?

  /// How long a touch can be the beginning of a drag although a control would keep it, in seconds.
  private static let delay: TimeInterval = 0.15

  /// A pointer that is down.
  private struct Hand {
    var start: CGPoint
    var began: TimeInterval
    var last: CGPoint
    var press: PressEvent
    var handler: (any InputHandling)?
    /// What the views are told of; nil when the press is none for them.
    var touch: UITouch?
    /// The scroll views under the pointer, from the inside out.
    var candidates: [UIScrollView]
    /// The one that is touched, or dragged.
    var scrollView: UIScrollView?
    var lockedAxis: Scroller.Axis?
    var velocity = VelocityTracker()
  }

  /// A touchpad's stroke that is under way.
  private struct Stroke {
    var candidates: [UIScrollView]
    var scrollView: UIScrollView?
  }

  init(root: UIView) {
    self.root = root
  }

  func handle(_ event: HostEvent, in surface: ViewSurface) -> Bool {
    switch event {
    case .pointer(let pointer): handle(pointer, in: surface)
    case .scroll(let scroll): handle(scroll, in: surface)
    case .key(let key): handle(key, in: surface)
    }
  }

  /// Forgets what goes to `view` or a view inside it.
  func viewWillLeave(_ view: UIView) {
    if let dragged = hand?.scrollView, dragged.isDescendant(of: view) {
      dragged.scroller.cancelDrag()
      hand = nil
    }
    if let stroked = stroke?.scrollView, stroked.isDescendant(of: view) {
      stroked.scroller.cancelDrag()
      stroke = nil
    }
  }

  // MARK: Pointer

  private func handle(_ event: PointerEvent, in surface: ViewSurface) -> Bool {
    let time = event.timestamp ?? surface.now
    switch event.phase {
    case .began:
      return begin(event, at: time)
    case .moved:
      guard hand != nil else { return false }
      move(to: event.location, at: time, in: surface)
      return true
    case .ended, .cancelled:
      guard hand != nil else { return false }
      if event.phase == .ended { move(to: event.location, at: time, in: surface) }
      end(event, at: time)
      return true
    }
  }

  private func begin(_ event: PointerEvent, at time: TimeInterval) -> Bool {
    hand = nil
    let target = root.hitTest(inRoot(event.location), with: UIEvent(timestamp: time))
    pointed = target
    guard let target else { return false }
    let press = PressEvent(
      phase: .began, location: event.location, button: event.button, clickCount: event.clickCount)
    let candidates = event.button == 1 ? scrollViews(from: target) : []
    var new = Hand(
      start: event.location, began: time, last: event.location, press: press, candidates: candidates
    )
    new.velocity.add(event.location, at: time)
    new.scrollView =
      candidates.first { $0.isDecelerating }
      ?? candidates.first { $0.scroller.canDrag(.horizontal) || $0.scroller.canDrag(.vertical) }
    // A touch on moving content stops it, and is no press.
    let stopsMotion = new.scrollView?.isDecelerating ?? false
    _ = new.scrollView?.scroller.touch()
    guard !stopsMotion else {
      hand = new
      return true
    }
    let touch = UITouch(
      in: target, at: event.location, tapCount: event.clickCount, timestamp: time)
    new.touch = touch
    hand = new
    let told = UIEvent(timestamp: time)
    told.allTouches = [touch]
    told.press = press
    target.touchesBegan([touch], with: told)
    hand?.handler = told.pressHandler
    return hand != nil
  }

  private func move(to location: CGPoint, at time: TimeInterval, in surface: ViewSurface) {
    guard var moved = hand else { return }
    moved.velocity.add(location, at: time)
    defer { hand = moved }
    if let touch = moved.touch, touch.location(in: nil) != location {
      touch.change(.moved, to: location, at: time)
      touch.view?.touchesMoved([touch], with: event(of: touch))
    }
    let isDragging = moved.scrollView?.scroller.phase == .dragging
    if !isDragging {
      let dx = location.x - moved.start.x
      let dy = location.y - moved.start.y
      guard max(abs(dx), abs(dy)) > Self.slop else { return }
      let axis: Scroller.Axis = abs(dx) > abs(dy) ? .horizontal : .vertical
      guard let found = moved.candidates.first(where: { $0.scroller.canDrag(axis) }),
        moved.touch == nil || found.canCancelContentTouches && time - moved.began < Self.delay
          || found.touchesShouldCancel(in: moved.touch?.view ?? found)
      else { return }
      if let stopped = moved.scrollView, stopped !== found { stopped.scroller.untouch() }
      cancelPress(&moved)
      moved.scrollView = found
      moved.lockedAxis = found.isDirectionalLockEnabled ? axis : nil
      moved.last = location
      hand = moved
      found.scroller.beginDrag()
      keepFramesComing(in: surface)
      return
    }
    guard let dragged = moved.scrollView else { return }
    let before = dragged.convert(inRoot(moved.last), from: root)
    let after = dragged.convert(inRoot(location), from: root)
    moved.last = location
    dragged.scroller.drag(
      by: locked(CGVector(dx: before.x - after.x, dy: before.y - after.y), to: moved.lockedAxis))
  }

  private func end(_ event: PointerEvent, at time: TimeInterval) {
    guard var ended = hand else { return }
    hand = nil
    if let touched = ended.scrollView, touched.scroller.phase == .dragging, event.phase == .ended {
      let speed = ended.velocity.velocity(at: time)
      touched.scroller.endDrag(
        velocity: locked(CGVector(dx: -speed.dx, dy: -speed.dy), to: ended.lockedAxis))
    } else {
      ended.scrollView?.scroller.cancelDrag()
    }
    if event.phase == .cancelled {
      cancelPress(&ended)
    } else {
      if let touch = ended.touch {
        touch.change(.ended, to: event.location, at: time)
        touch.view?.touchesEnded([touch], with: self.event(of: touch))
      }
      ended.press.phase = .ended
      ended.press.location = event.location
      _ = ended.handler?.handlePress(ended.press)
    }
  }

  private func event(of touch: UITouch) -> UIEvent {
    let event = UIEvent(timestamp: touch.timestamp)
    event.allTouches = [touch]
    return event
  }

  private func cancelPress(_ hand: inout Hand) {
    if let touch = hand.touch {
      hand.touch = nil
      touch.change(.cancelled, to: touch.location(in: nil), at: touch.timestamp)
      touch.view?.touchesCancelled([touch], with: event(of: touch))
    }
    hand.press.phase = .cancelled
    _ = hand.handler?.handlePress(hand.press)
    hand.handler = nil
  }

  private func locked(_ vector: CGVector, to axis: Scroller.Axis?) -> CGVector {
    switch axis {
    case nil: vector
    case .horizontal: CGVector(dx: vector.dx, dy: 0)
    case .vertical: CGVector(dx: 0, dy: vector.dy)
    }
  }

  /// Keeps the surface's clock going while a hand drags, so that a hand that rests is seen to.
  private func keepFramesComing(in surface: ViewSurface) {
    surface.addFrameCallback { [weak self] _ in self?.hand?.scrollView?.scroller.phase == .dragging
    }
  }

  // MARK: Wheel and touchpad

  private func handle(_ event: ScrollEvent, in surface: ViewSurface) -> Bool {
    switch event.phase {
    case .discrete:
      return step(event)
    case .began:
      endStroke(velocity: .zero)
      stroke = Stroke(candidates: scrollViews(at: event.location))
      stroke?.candidates.first { $0.isDecelerating }?.scroller.stop()
      return move(by: event.delta)
    case .changed:
      if stroke == nil { stroke = Stroke(candidates: scrollViews(at: event.location)) }
      return move(by: event.delta)
    case .ended:
      let isUsed = move(by: event.delta)
      endStroke(velocity: event.velocity)
      return isUsed
    }
  }

  private func step(_ event: ScrollEvent) -> Bool {
    let candidates = scrollViews(at: event.location)
    let (axis, distance) = dominant(event.delta)
    guard distance != 0 else { return false }
    if let found = candidates.first(where: { $0.scroller.canScroll(axis, by: distance) }) {
      found.scroller.step(by: vector(axis, distance))
      return true
    }
    // A wheel turns only one way: content that scrolls only sideways follows it too.
    guard axis == .vertical, !candidates.contains(where: { $0.scroller.hasRange(.vertical) }),
      let found = candidates.first(where: { $0.scroller.canScroll(.horizontal, by: distance) })
    else { return false }
    found.scroller.step(by: vector(.horizontal, distance))
    return true
  }

  private func move(by delta: CGVector) -> Bool {
    guard let current = stroke else { return false }
    if let scrollView = current.scrollView {
      scrollView.scroller.drag(by: delta)
      return true
    }
    let (axis, distance) = dominant(delta)
    guard distance != 0 else { return !current.candidates.isEmpty }
    let found =
      current.candidates.first { $0.scroller.canScroll(axis, by: distance) }
      ?? current.candidates.first { $0.scroller.canDrag(axis) }
    guard let found else { return false }
    stroke?.scrollView = found
    found.scroller.beginDrag()
    found.scroller.drag(by: delta)
    return true
  }

  private func endStroke(velocity: CGVector) {
    stroke?.scrollView?.scroller.endDrag(velocity: velocity)
    stroke = nil
  }

  private func dominant(_ delta: CGVector) -> (Scroller.Axis, CGFloat) {
    abs(delta.dx) > abs(delta.dy) ? (.horizontal, delta.dx) : (.vertical, delta.dy)
  }

  private func vector(_ axis: Scroller.Axis, _ distance: CGFloat) -> CGVector {
    axis == .horizontal ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance)
  }

  // MARK: Keys

  private func handle(_ event: KeyEvent, in surface: ViewSurface) -> Bool {
    guard let first = surface.firstResponder ?? keyTarget else { return false }
    for responder in chain(from: first) {
      if let handler = responder.inputHandler, handler.handleKey(event) { return true }
      if let scrollView = responder as? UIScrollView, scrollView.scroller.handleKey(event) {
        return true
      }
    }
    return false
  }

  /// Who gets keys when nobody asked for them: what was pointed at, else the largest scroll view.
  private var keyTarget: ResponderObject? {
    if let pointed, pointed.rootView === root, !scrollViews(from: pointed).isEmpty {
      return pointed
    }
    var largest: UIScrollView?
    var queue: [UIView] = [root]
    while let view = queue.popLast() {
      guard view.isPainted else { continue }
      queue += view.subviews
      guard let found = view as? UIScrollView else { continue }
      if found.bounds.area > largest?.bounds.area ?? 0 { largest = found }
    }
    return largest ?? root
  }

  // MARK: Chains

  /// A point of the surface in the root's coordinate space, which scrolls when the root does.
  private func inRoot(_ location: CGPoint) -> CGPoint {
    location.applying(root.layer.placement.inverted())
  }

  private func chain(from responder: ResponderObject) -> [ResponderObject] {
    Array(sequence(first: responder, next: \.next))
  }

  private func scrollViews(at location: CGPoint) -> [UIScrollView] {
    pointed = root.hitTest(inRoot(location), with: nil)
    return pointed.map(scrollViews(from:)) ?? []
  }

  private func scrollViews(from view: UIView) -> [UIScrollView] {
    sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
