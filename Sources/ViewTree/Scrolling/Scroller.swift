// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Moves the content of a scroll view: a person's drags and strokes, what follows from them, and
/// animated moves, on the clock of the surface.
@MainActor
final class Scroller {
  unowned let view: UIScrollView
  private(set) var phase = Phase.idle
  private var motion: ScrollMotion?
  private var callbackIsSet = false

  enum Phase { case idle, tracking, dragging, decelerating, animating }

  init(_ view: UIScrollView) {
    self.view = view
  }

  var isTracking: Bool { phase == .tracking || phase == .dragging }
  var isDragging: Bool { phase == .dragging || phase == .decelerating }
  var isDecelerating: Bool { phase == .decelerating }
  var isAnimating: Bool { phase == .animating }

  // MARK: Range

  /// The least and the greatest offset at rest, in points.
  var range: (least: CGPoint, greatest: CGPoint) {
    let inset = view.adjustedContentInset
    let size = view.bounds.size
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, view.contentSize.width + inset.right - size.width),
        y: max(least.y, view.contentSize.height + inset.bottom - size.height))
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: max(range.least.x, min(range.greatest.x, offset.x)),
      y: max(range.least.y, min(range.greatest.y, offset.y)))
  }

  /// Takes the content back into the range, unless it is being moved.
  func keepInRange() {
    guard phase == .idle else { return }
    view.contentOffset = clamped(view.contentOffset)
  }

  func insetChanged(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard phase == .idle else { return }
    var offset = view.contentOffset
    if offset.x <= -old.left { offset.x = -new.left }
    if offset.y <= -old.top { offset.y = -new.top }
    view.contentOffset = clamped(offset)
  }

  /// The offset nearest to the present one that shows `rect`, or its beginning if it is too large.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = view.adjustedContentInset
    let size = view.bounds.size
    func moved(
      _ offset: CGFloat, _ before: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
      if low < offset + before || high - low > room { return low - before }
      if high > offset + before + room { return high - before - room }
      return offset
    }
    return clamped(
      CGPoint(
        x: moved(
          view.contentOffset.x, inset.left, size.width - inset.left - inset.right, rect.minX,
          rect.maxX),
        y: moved(
          view.contentOffset.y, inset.top, size.height - inset.top - inset.bottom, rect.minY,
          rect.maxY)))
  }

  // MARK: Motion

  func animate(to target: CGPoint) {
    guard let surface = view.surface else { return }
    endMotion()
    guard target != view.contentOffset else { return }
    phase = .animating
    run(ScrollMotion(easingFrom: view.contentOffset, to: target, at: surface.now))
  }

  func stop() {
    let wasAnimating = phase == .animating
    endMotion()
    if wasAnimating { view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view) }
  }

  func cancelDrag() {
    guard isTracking else { return }
    endMotion()
    keepInRange()
  }

  private func endMotion() {
    motion = nil
    phase = .idle
  }

  private func run(_ newMotion: ScrollMotion) {
    motion = newMotion
    guard !callbackIsSet, let surface = view.surface else { return }
    callbackIsSet = true
    surface.addFrameCallback { [weak self] time in
      guard let self else { return false }
      let goesOn = step(to: time)
      callbackIsSet = goesOn
      return goesOn
    }
  }

  /// Moves the content to where the motion has it at `time`.
  private func step(to time: TimeInterval) -> Bool {
    guard let motion else { return false }
    let place = motion.place(at: time)
    view.contentOffset = place.offset
    guard place.isAtRest, self.motion == motion else { return self.motion != nil }
    let ended = phase
    endMotion()
    if ended == .animating {
      view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    }
    return self.motion != nil
  }
}
