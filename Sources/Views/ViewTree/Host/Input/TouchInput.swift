// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The delivery of touches, created for a host's pointers, to gesture recognisers and then to views.
@MainActor
final class TouchInput {
  private unowned let root: UIView
  let arena = GestureArena()
  /// The touches in progress, by pointer identifier.
  private var tracks: [Int: TouchTrack] = [:]
  /// The ended touches whose delivery to their views is delayed.
  private var lingering: [TouchTrack] = []
  private var isWatchingTime = false
  /// The view last under a pointer.
  weak var pointed: UIView?
  private(set) lazy var hover = HoverInput(root: root)
  /// The recogniser that follows scroll events, or `nil`.
  private var scrolling: PanScrolling?

  init(root: UIView) {
    self.root = root
    arena.onRecognition = { [weak self] in self?.recognized($0) }
    arena.onDecision = { [weak self] in self?.flush() }
  }

  func handle(_ event: PointerEvent, in surface: ViewSurface) -> Bool {
    let time = event.timestamp ?? surface.now
    arena.tick(time)
    defer { watchTime(of: surface) }
    switch event.phase {
    case .began:
      return begin(event, at: time)
    case .moved:
      return move(event, at: time)
    case .ended, .cancelled:
      if event.phase == .ended { _ = move(event, at: time) }
      return end(event, at: time)
    }
  }

  /// Discards the state of input directed to `view` or its descendants.
  func viewWillLeave(_ view: UIView) {
    for recognizer in arena.active where recognizer.view?.isDescendant(of: view) ?? true {
      arena.abandon(recognizer)
    }
    for track in tracks.values {
      guard let scrollView = track.touchedScrollView, scrollView.isDescendant(of: view) else {
        continue
      }
      scrollView.scroller.cancelDrag()
      track.touchedScrollView = nil
    }
    hover.viewWillLeave(view)
  }

  // MARK: Host events

  private func begin(_ event: PointerEvent, at time: TimeInterval) -> Bool {
    if let old = tracks.removeValue(forKey: event.id) {
      old.touch.change(.cancelled, to: old.touch.location(in: nil), at: time)
      finish(old)
    }
    hover.pressBegan()
    let target = root.hitTest(inRoot(event.location), with: UIEvent(timestamp: time))
    pointed = target
    guard let target else { return false }
    let touch = UITouch(in: target, at: event, timestamp: time)
    let scrollViews = touch.buttons == .primary ? scrollViews(from: target) : []
    let touched =
      scrollViews.first { $0.isDecelerating }
      ?? scrollViews.first { $0.scroller.canDrag(.horizontal) || $0.scroller.canDrag(.vertical) }
    // A touch on moving content stops it, and is not a press.
    let stopsMotion = touched?.isDecelerating ?? false
    _ = touched?.scroller.touch()
    let told = self.event(at: time, of: touch, event.modifiers)
    var recognizers = recognizers(for: touch, from: target, with: told)
    if stopsMotion, let touched {
      // A pan of an enclosing view is recognised whether the content moves or not.
      recognizers.removeAll { recognizer in
        !(recognizer is ScrollPan)
          && !(recognizer is UIPanGestureRecognizer && isAround(touched, recognizer.view))
      }
    }
    touch.gestureRecognizers = recognizers
    let isFree =
      (target.isMultipleTouchEnabled || !tracks.values.contains { $0.touch.view === target })
      && !isExcluded(target)
    let track = TouchTrack(touch, recognizers: recognizers, isForView: isFree && !stopsMotion)
    track.touchedScrollView = touched
    tracks[event.id] = track
    let isGiven = root.send(told) { [weak self] in
      guard let self else { return }
      if track.isForView { track.isForView = mayBegin(touch, in: target, with: told) }
      arena.begin(touch, for: recognizers, with: told)
      give(.began, of: track)
    }
    if !isGiven { track.keepBack() }
    return true
  }

  /// Returns whether a touch on another view prevents `target` from receiving a new one, because either is
  /// exclusive.
  private func isExcluded(_ target: UIView) -> Bool {
    tracks.values.contains { track in
      guard track.isForView, let other = track.touch.view, other !== target else { return false }
      return other.isExclusiveTouch || target.isExclusiveTouch
    }
  }

  /// Returns whether `view` is a superview of `scrollView`.
  private func isAround(_ scrollView: UIScrollView, _ view: UIView?) -> Bool {
    guard let view, view !== scrollView else { return false }
    return sequence(first: scrollView as UIView, next: \.superview).contains { $0 === view }
  }

  /// Returns whether the scroll views that contain a view allow a touch to be delivered to it.
  private func mayBegin(_ touch: UITouch, in target: UIView, with event: UIEvent) -> Bool {
    scrollViews(from: target).allSatisfy {
      $0 === target || $0.touchesShouldBegin([touch], with: event, in: target)
    }
  }

  private func move(_ event: PointerEvent, at time: TimeInterval) -> Bool {
    guard let track = tracks[event.id] else { return false }
    let touch = track.touch
    guard touch.location(in: nil) != event.location else { return true }
    touch.change(.moved, to: event.location, at: time)
    let told = self.event(at: time, of: touch, event.modifiers)
    _ = root.send(told) { [weak self] in
      self?.arena.move(touch, for: track.recognizers, with: told)
      self?.give(.moved, of: track)
    }
    return true
  }

  private func end(_ event: PointerEvent, at time: TimeInterval) -> Bool {
    guard let track = tracks.removeValue(forKey: event.id) else { return false }
    let isCancelled = event.phase == .cancelled
    let place = isCancelled ? track.touch.location(in: nil) : event.location
    track.touch.change(isCancelled ? .cancelled : .ended, to: place, at: time)
    finish(track, event.modifiers)
    return true
  }

  private func finish(_ track: TouchTrack, _ modifiers: KeyEvent.Modifiers = []) {
    let touch = track.touch
    lingering.append(track)
    let told = event(at: touch.timestamp, of: touch, modifiers)
    let isGiven = root.send(told) { [weak self] in self?.giveEnd(of: track, with: told) }
    if !isGiven {
      touch.change(.cancelled)
      giveEnd(of: track, with: told)
    }
    lingering.removeAll { $0.held.isEmpty }
    arena.finish()
  }

  private func giveEnd(of track: TouchTrack, with event: UIEvent) {
    arena.end(track.touch, for: track.recognizers, with: event)
    if let scrollView = track.touchedScrollView { scrollView.scroller.untouch() }
    track.touchedScrollView = nil
    if track.touch.phase == .cancelled { takeAway(track) } else { give(.ended, of: track) }
  }

  /// Returns the event for `touch`; other active touches become stationary.
  private func event(
    at time: TimeInterval, of touch: UITouch, _ modifiers: KeyEvent.Modifiers
  ) -> UIEvent {
    for track in tracks.values where track.touch !== touch { track.touch.change(.stationary) }
    let event = UIEvent(timestamp: time)
    event.allTouches = Set(tracks.values.map(\.touch)).union([touch])
    event.modifierFlags = UIKeyModifierFlags(modifiers)
    event.buttonMask = touch.buttons
    return event
  }

  private func recognizers(
    for touch: UITouch, from target: UIView, with event: UIEvent
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for view in sequence(first: target, next: \.superview) {
      let own = view.tree.gestureRecognizers
      let ordered = own.enumerated().sorted {
        ($1.element.precedence, $0.offset) < ($0.element.precedence, $1.offset)
      }
      found += ordered.map(\.element).filter { $0.accepts(touch, with: event) }
    }
    return found
  }

  // MARK: View delivery

  /// Delivers a phase of the touch to the view, immediately or once recognisers have decided.
  private func give(_ phase: UITouch.Phase, of track: TouchTrack) {
    guard track.isForView else { return }
    switch phase {
    case .began:
      if isHeldBack(track, \.delaysTouchesBegan) {
        track.held = [.began]
      } else {
        notify(phase, track)
      }
    case .moved:
      if track.held.isEmpty { notify(phase, track) }
    default:
      if !track.held.isEmpty || isHeldBack(track, \.delaysTouchesEnded) {
        track.held.append(.ended)
      } else {
        notify(phase, track)
      }
    }
  }

  private func isHeldBack(
    _ track: TouchTrack, _ delays: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    track.recognizers.contains { delays($0) && arena.isUndecided($0) }
  }

  /// Delivers the delayed phases that need not be delayed any longer.
  private func flush() {
    for track in Array(tracks.values) + lingering {
      while let phase = track.held.first {
        let delays: (UIGestureRecognizer) -> Bool =
          phase == .began ? \.delaysTouchesBegan : \.delaysTouchesEnded
        guard !isHeldBack(track, delays) else { break }
        track.held.removeFirst()
        notify(phase, track)
      }
    }
    lingering.removeAll { $0.held.isEmpty && !$0.isForView }
  }

  private func notify(_ phase: UITouch.Phase, _ track: TouchTrack) {
    let touch = track.touch
    let present = touch.phase
    touch.change(phase)
    defer { touch.change(present) }
    let event = UIEvent(timestamp: touch.timestamp)
    event.allTouches = Set(tracks.values.map(\.touch)).union([touch])
    event.buttonMask = touch.buttons
    event.modifierFlags = UIKeyModifierFlags(touch.modifiers)
    switch phase {
    case .began:
      track.viewWasTold = true
      touch.view?.touchesBegan([touch], with: event)
    case .moved:
      touch.view?.touchesMoved([touch], with: event)
    default:
      track.isForView = false
      touch.view?.touchesEnded([touch], with: event)
      touch.handler?.pressEnded(touch, with: event)
      touch.handler = nil
    }
  }

  /// Cancels the touch for its view.
  private func takeAway(_ track: TouchTrack) {
    track.held = []
    guard track.isForView else { return }
    track.isForView = false
    guard track.viewWasTold else { return }
    let phase = track.touch.phase
    track.touch.change(.cancelled)
    let event = UIEvent(timestamp: track.touch.timestamp)
    event.allTouches = [track.touch]
    track.touch.view?.touchesCancelled([track.touch], with: event)
    track.touch.change(phase)
    track.touch.handler?.pressCancelled()
    track.touch.handler = nil
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    for track in Array(tracks.values) + lingering
    where track.recognizers.contains(where: { $0 === recognizer }) {
      if recognizer.cancelsTouchesInView { takeAway(track) }
      if recognizer is ScrollPan, let touched = track.touchedScrollView {
        if touched !== recognizer.view { touched.scroller.untouch() }
        track.touchedScrollView = nil
      }
    }
  }

  // MARK: Deadlines

  private func watchTime(of surface: ViewSurface) {
    guard !isWatchingTime, arena.hasDeadline else { return }
    isWatchingTime = true
    surface.addFrameCallback { [weak self] time in
      guard let self else { return false }
      arena.tick(time)
      isWatchingTime = arena.hasDeadline
      return isWatchingTime
    }
  }

  // MARK: Coordinates

  /// Returns a point of the surface in the root's coordinate space, which scrolls when the root does.
  func inRoot(_ location: CGPoint) -> CGPoint {
    location.applying(root.layer.placement.inverted())
  }

  func scrollViews(from view: UIView) -> [UIScrollView] {
    sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
  }

  /// Returns the scroll views whose pan recognisers follow scroll events of a kind.
  func scrollViews(from view: UIView, following kind: UIScrollTypeMask) -> [UIScrollView] {
    scrollViews(from: view).filter {
      $0.panGestureRecognizer.allowedScrollTypesMask.contains(kind)
    }
  }

  // MARK: Scroll wheels and trackpads

  /// Whether a recogniser follows scroll events.
  var isScrolling: Bool { scrolling != nil }

  /// Starts a scroll gesture with a recogniser of a view under the pointer, inside `scrollView`, and returns
  /// whether one follows it.
  func beginScrolling(
    _ kind: UIScrollTypeMask, at location: CGPoint, inside scrollView: UIScrollView?
  ) -> Bool {
    scrolling = PanScrolling(kind, at: location, over: pointed, inside: scrollView)
    return isScrolling
  }

  /// Moves the scroll gesture by `delta`, an offset of content in points.
  func scroll(by delta: CGVector) { scrolling?.move(by: delta) }

  func endScrolling() {
    scrolling?.end()
    scrolling = nil
  }

  /// Cancels the scroll gesture if its recogniser belongs to `view` or a descendant.
  func cancelScrolling(in view: UIView) {
    guard let taken = scrolling, taken.isInside(view) else { return }
    scrolling = nil
    taken.end(cancelled: true)
  }
}
