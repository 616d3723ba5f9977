// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The common superclass of recognisers of two touches; not part of UIKit, and not for direct use.
@preconcurrency @MainActor
open class TwoTouchGestureRecognizer: UIGestureRecognizer {
  private var first: (distance: CGFloat, angle: CGFloat)?
  private var last: (distance: CGFloat, angle: CGFloat, time: TimeInterval)?

  /// Creates a recogniser of two touches.
  package override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override var precedence: Int { 1 }

  /// Handles the beginning of two touches with the given distance and angle; overridden by subclasses.
  func start(distance: CGFloat, angle: CGFloat) {}
  /// Handles a movement of the touches and returns whether it is the gesture; overridden by subclasses.
  func move(
    distance: CGFloat, angle: CGFloat, from: (distance: CGFloat, angle: CGFloat),
    seconds: TimeInterval
  ) -> Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.count == 2 else {
      if liveTouches.count > 2, state == .possible { state = .failed }
      return
    }
    let form = form
    first = form
    last = (form.distance, form.angle, event.timestamp)
    start(distance: form.distance, angle: form.angle)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.count >= 2, let before = last else { return }
    let form = form
    let isGesture = move(
      distance: form.distance, angle: form.angle, from: (before.distance, before.angle),
      seconds: event.timestamp - before.time)
    last = (form.distance, form.angle, event.timestamp)
    if state != .possible {
      state = .changed
    } else if isGesture {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
    } else if liveTouches.allSatisfy({ $0.phase == .ended }) {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    first = nil
    last = nil
  }

  private var form: (distance: CGFloat, angle: CGFloat) {
    let one = liveTouches[0].location(in: nil)
    let other = liveTouches[1].location(in: nil)
    return (
      max(1, hypot(other.x - one.x, other.y - one.y)), atan2(other.y - one.y, other.x - one.x)
    )
  }
}
