// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The recogniser that drags a scroll view's content.
final class ScrollPan: UIPanGestureRecognizer {
  /// How long a touch can be the beginning of a drag although a control would keep it, in seconds.
  private static let delay: TimeInterval = 0.15

  @Unheld private var scrollView: UIScrollView?
  private var began: TimeInterval = 0
  private var lockedAxis: Scroller.Axis?
  private var last = CGPoint.zero
  /// Whether the app set `allowedTouchTypes`, which then decides about a window's mouse as well.
  private var hasGivenTypes = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  override var slop: CGFloat { 8 }

  /// The raw values of the types of touches that drag; a window's mouse drags where they are set.
  override var allowedTouchTypes: [NSNumber] {
    didSet { hasGivenTypes = true }
  }

  override func follows(_ touch: UITouch) -> Bool {
    super.follows(touch) && (touch.dragsContent || hasGivenTypes)
  }

  /// Scroll views decide themselves when they conform and nobody else was asked to.
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
    // Content follows the finger: its offset changes the other way.
    let delta = -(axis == .horizontal ? offset.dx : offset.dy)
    guard scrollView.scroller.canDrag(axis), !handsOver(axis, by: delta), mayTakeTouch(scrollView)
    else { return false }
    lockedAxis = scrollView.isDirectionalLockEnabled ? axis : nil
    return true
  }

  /// Whether content that is at its end leaves a drag to a scroll view around it, which can go on in
  /// that direction.
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

  /// Keeps the surface's clock going while a hand drags, so that a hand that rests is seen to.
  private func keepFramesComing(_ scrollView: UIScrollView) {
    scrollView.surface?.addFrameCallback { [weak scrollView] _ in
      scrollView?.scroller.handDrags == true
    }
  }
}
