// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A controller that moves the content of a scroll view on the clock of the surface: by drags and trackpad
/// scrolls, the motion after them, and animated moves.
@MainActor
final class Scroller {
  /// The phases of scrolling.
  enum Phase: Hashable, Sendable { case idle, tracking, dragging, decelerating, animating }

  @Whole var view: UIScrollView
  var phase = Phase.idle
  /// The current motion; set while decelerating and animating.
  private(set) var motion: ScrollMotion?
  /// The dragged offset, before the rubber band is applied; used while dragging.
  var pulled = CGPoint.zero
  /// The offset at the beginning of the drag.
  var dragStart = CGPoint.zero
  /// Whether the current motion consists of scroll wheel or key steps, which accumulate.
  var isStepping = false
  /// Whether the current motion ends at the offset that its velocity determines, limited to the valid range.
  var endsNaturally = false
  /// Whether the current motion scrolls to the top at the user's request.
  var goesToTop = false
  /// The number of nested changes of the range.
  var rangeHolds = 0
  /// Whether the current touch stopped a motion.
  var touchStoppedMotion = false
  /// Whether the user is dragging, even while an animation that was started during the drag moves the
  /// content.
  var handDrags = false
  private var callbackIsSet = false
  /// Whether the next change of the offset originates from the scroller.
  private var isApplying = false

  init(_ view: UIScrollView) {
    _view = Whole(wrappedValue: view)
  }

  var isTracking: Bool { phase == .tracking || phase == .dragging || handDrags }
  var isDragging: Bool { phase == .dragging || phase == .decelerating || handDrags }
  var isDecelerating: Bool { phase == .decelerating }
  var isAnimating: Bool { phase == .animating }

  // MARK: Offset changes

  /// Sets the content offset as a change by the scroller; changes that the delegate makes meanwhile count as
  /// external.
  func apply(_ offset: CGPoint) {
    isApplying = true
    view.contentOffset = offset
    isApplying = false
  }

  /// Handles a change of the offset.
  ///
  /// A change by the scroller shows the indicators. After an external change, a drag, a deceleration or a
  /// scroll to the top continues from the new offset.
  func offsetChanged(from old: CGPoint, to new: CGPoint) {
    if isApplying {
      // An observer may set another offset, which counts as an external change.
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

  /// Shifts the motion and adjusts its end.
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

  /// Stops the motion at its current offset and notifies the delegate.
  func stop() {
    let ended = phase
    guard ended == .animating || ended == .decelerating else { return }
    endMotion()
    notifyEnd(of: ended)
  }

  /// Starts a motion, or replaces the current one.
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

  /// Moves the content to the motion's offset at `time`.
  ///
  /// - Returns: Whether a motion, possibly another one, continues.
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
    if isAtTop { view.scrollDelegate?.scrollViewDidScrollToTop(view) } else { notifyEnd(of: ended) }
    if phase == .idle { keepInRange() }
    return motion != nil
  }

  private func notifyEnd(of ended: Phase) {
    switch ended {
    case .animating: view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .decelerating: view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    case .idle, .tracking, .dragging: break
    }
  }
}
