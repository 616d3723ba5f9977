// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Moves the content of a scroll view: a person's drags and strokes, what follows from them, and
/// animated moves, on the clock of the surface.
@MainActor
final class Scroller {
  /// What moves the content.
  enum Phase: Hashable, Sendable { case idle, tracking, dragging, decelerating, animating }

  @Whole var view: UIScrollView
  var phase = Phase.idle
  /// The motion by itself; set while decelerating and animating.
  private(set) var motion: ScrollMotion?
  /// Where the hand has pulled the content, the rubber band left out; used while dragging.
  var pulled = CGPoint.zero
  /// The offset when the hand began.
  var dragStart = CGPoint.zero
  /// Whether the motion under way was made by steps of a wheel or key, which add up.
  var isStepping = false
  /// Whether the motion under way ends where its velocity takes it, or at the edge before that.
  var endsNaturally = false
  /// Whether the motion under way is on its way to the top, because a person asked for that.
  var goesToTop = false
  /// How many changes of the range are under way, one in the other.
  var rangeHolds = 0
  /// Whether the touch under way stopped content that moved.
  var touchStoppedMotion = false
  /// Whether a hand drags, also while an animation that was begun meanwhile moves the content.
  var handDrags = false
  private var callbackIsSet = false
  /// Whether the next change of the offset is the scroller's own.
  private var isApplying = false

  init(_ view: UIScrollView) {
    _view = Whole(wrappedValue: view)
  }

  var isTracking: Bool { phase == .tracking || phase == .dragging || handDrags }
  var isDragging: Bool { phase == .dragging || phase == .decelerating || handDrags }
  var isDecelerating: Bool { phase == .decelerating }
  var isAnimating: Bool { phase == .animating }

  // MARK: Moves

  /// Sets the offset without taking it for somebody else's doing; what the delegate then sets is.
  func apply(_ offset: CGPoint) {
    isApplying = true
    view.contentOffset = offset
    isApplying = false
  }

  /// Somebody set the offset while the content moves: the motion goes on from there.
  func offsetChanged(from old: CGPoint, to new: CGPoint) {
    if isApplying {
      // Who hears of it may set another offset, which is one that somebody set.
      isApplying = false
      view.indicators.contentMoved()
      return
    }
    let distance = CGVector(dx: new.x - old.x, dy: new.y - old.y)
    pulled.x += distance.dx
    pulled.y += distance.dy
    dragStart.x += distance.dx
    dragStart.y += distance.dy
    if phase == .decelerating { moveMotion(by: distance) }
    if goesToTop { goOnToTop() }
  }

  /// The motion goes on from elsewhere, where its end may be nearer or farther.
  private func moveMotion(by distance: CGVector) {
    guard let moved = motion?.shifted(by: distance) else { return }
    motion = moved
    guard endsNaturally, let surface = view.surface else { return }
    continueRelease(velocity: moved.velocity(at: surface.now), insteadOf: moved)
  }

  func animate(to target: CGPoint) {
    guard let surface = view.surface else { return }
    if isAnimating || isDecelerating { endMotion() }
    guard target != view.contentOffset else { return }
    phase = .animating
    run(ScrollMotion(easingFrom: view.contentOffset, to: target, at: surface.now))
  }

  /// Ends the motion by itself where it is, and tells so.
  func stop() {
    let ended = phase
    guard ended == .animating || ended == .decelerating else { return }
    endMotion()
    tellEnd(of: ended)
  }

  /// Starts a motion, or replaces the one under way.
  func run(_ newMotion: ScrollMotion) {
    motion = newMotion
    guard !callbackIsSet, let surface = view.surface else { return }
    callbackIsSet = true
    surface.addFrameCallback { [weak self] time in
      guard let self, let view = $view else { return false }
      callbackIsSet = withExtendedLifetime(view) { self.step(to: time) }
      return callbackIsSet
    }
  }

  func endMotion() {
    motion = nil
    isStepping = false
    endsNaturally = false
    goesToTop = false
    phase = .idle
  }

  /// Moves the content to where the motion has it at `time`.
  ///
  /// - Returns: Whether a motion is under way still, maybe another one.
  private func step(to time: TimeInterval) -> Bool {
    guard let current = motion else { return false }
    guard view.surface != nil else {
      endMotion()
      return false
    }
    let place = current.place(at: time)
    let grid = PixelGrid(scale: max(1, view.traitCollection.displayScale))
    apply(
      place.isAtRest
        ? place.offset
        : CGPoint(x: grid.rounded(place.offset.x), y: grid.rounded(place.offset.y)))
    guard place.isAtRest, motion == current else { return motion != nil }
    let ended = phase
    let isAtTop = goesToTop
    endMotion()
    view.steering?.didComeToRest()
    if isAtTop { view.scrollDelegate?.scrollViewDidScrollToTop(view) } else { tellEnd(of: ended) }
    if phase == .idle { keepInRange() }
    return motion != nil
  }

  private func tellEnd(of ended: Phase) {
    switch ended {
    case .animating: view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .decelerating: view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    case .idle, .tracking, .dragging: break
    }
  }
}
