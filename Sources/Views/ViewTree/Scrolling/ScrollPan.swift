// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The gesture recogniser that drags the content of a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
  /// The time within which a touch can become a drag even if a control would keep it, in seconds.
  private static let delay: TimeInterval = 0.15

  @Unheld private var scrollView: UIScrollView?
  private var began: TimeInterval = 0
  private var lockedAxis: Scroller.Axis?
  private var last = CGPoint.zero
  /// Whether the app has set `allowedTouchTypes`, which then also applies to the mouse of a window.
  private var hasGivenTypes = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  override var slop: CGFloat { 8 }

  /// The raw values of the touch types that drag; if set, they also apply to a window's mouse, which
  /// otherwise does not drag.
  override var allowedTouchTypes: [NSNumber] {
    didSet { hasGivenTypes = true }
  }

  override func follows(_ touch: UITouch) -> Bool {
    super.follows(touch) && (touch.dragsContent || hasGivenTypes)
  }

  /// The delegate, or the scroll view itself if it conforms and there is no delegate.
  override var effectiveDelegate: (any UIGestureRecognizerDelegate)? {
    delegate ?? scrollView as? any UIGestureRecognizerDelegate
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.count == 1 { began = event.timestamp }
    super.touchesBegan(touches, with: event)
  }

  override func hasMovedEnough(_ offset: CGVector) -> Bool {
    guard max(abs(offset.dx), abs(offset.dy)) > slop, let scrollView else { return false }
    let axis: Scroller.Axis = abs(offset.dx) > abs(offset.dy) ? .horizontal : .vertical
    // Content follows the finger: its offset changes in the opposite direction.
    let delta = -(axis == .horizontal ? offset.dx : offset.dy)
    guard scrollView.scroller.canDrag(axis), !handsOver(axis, by: delta), mayTakeTouch(scrollView)
    else { return false }
    lockedAxis = scrollView.isDirectionalLockEnabled ? axis : nil
    return true
  }

  /// Returns whether content at its end passes a drag to an enclosing scroll view that can move in that
  /// direction.
  private func handsOver(_ axis: Scroller.Axis, by delta: CGFloat) -> Bool {
    guard let scrollView, let touch = liveTouches.first, scrollView.scroller.transfers(axis),
      !scrollView.scroller.canScroll(axis, by: delta)
    else { return false }
    return touch.gestureRecognizers?.contains { recognizer in
      guard let pan = recognizer as? ScrollPan, pan !== self, pan.currentState == .possible,
        let outer = pan.scrollView, scrollView.isDescendant(of: outer)
      else { return false }
      return outer.scroller.canScroll(axis, by: delta)
        || !scrollView.scroller.bounces(axis) && outer.scroller.canDrag(axis)
    } ?? false
  }

  private func mayTakeTouch(_ scrollView: UIScrollView) -> Bool {
    guard let touch = liveTouches.first, let touched = touch.view, touched !== scrollView else {
      return true
    }
    let isEarly = scrollView.delaysContentTouches && touch.timestamp - began < Self.delay
    return isEarly && scrollView.canCancelContentTouches
      || scrollView.touchesShouldCancel(in: touched)
  }

  override func stateDidChange() {
    guard let scrollView else { return }
    let scroller = scrollView.scroller
    switch currentState {
    case .began:
      last = movement
      scrollView.endEditingOnDrag()
      scroller.beginDrag()
      keepFramesComing(scrollView)
    case .changed:
      guard scroller.handDrags else { return }
      let before = place(last, in: scrollView)
      let after = place(movement, in: scrollView)
      last = movement
      scroller.drag(by: locked(CGVector(dx: before.x - after.x, dy: before.y - after.y)))
    case .ended:
      let speed = velocity(in: scrollView)
      scroller.endDrag(velocity: locked(CGVector(dx: -speed.x, dy: -speed.y)))
    case .cancelled:
      scroller.cancelDrag()
    default: break
    }
  }

  private func locked(_ vector: CGVector) -> CGVector {
    switch lockedAxis {
    case nil: vector
    case .horizontal: CGVector(dx: vector.dx, dy: 0)
    case .vertical: CGVector(dx: 0, dy: vector.dy)
    }
  }

  /// Requests frames while the user drags, so that a drag which pauses is noticed.
  private func keepFramesComing(_ scrollView: UIScrollView) {
    scrollView.surface?.addFrameCallback { [weak scrollView] _ in
      scrollView?.scroller.handDrags == true
    }
  }
}
