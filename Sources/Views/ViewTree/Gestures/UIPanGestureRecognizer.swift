// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// Finds touches that are dragged, and follows them.
///
/// Differs from UIKit: wheels and touchpads scroll scroll views without their pan recognisers; a recogniser that follows them itself
/// competes with no other one.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest touches that drag.
  open var minimumNumberOfTouches = 1
  /// The most touches that drag.
  open var maximumNumberOfTouches = Int.max
  /// Which scrolling the gesture follows without touches: none, but all of it for scroll views' recognisers.
  ///
  /// Of a view that is touched and those around it the innermost that can scroll, or has such a recogniser, follows.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far touches move before the gesture begins, in points (ours).
  var slop: CGFloat { 10 }

  private(set) var velocity = VelocityTracker()
  /// How far the touches moved since they came down, in the surface's coordinate space, in points.
  private(set) var movement = CGPoint.zero
  private var zero = CGPoint.zero
  private var restTime: TimeInterval = 0

  /// How far the touches moved, in the coordinate space of `view`, in points.
  ///
  /// Counted from where they came down, or from ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint {
    distance(CGPoint(x: movement.x - zero.x, y: movement.y - zero.y), in: view)
  }

  /// Makes `translation`, in the coordinate space of `view`, what the touches have moved until now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let start = place(.zero, in: view)
    let target = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    let point = surfacePoint(target, of: view)
    zero = CGPoint(x: movement.x - point.x, y: movement.y - point.y)
    velocity = VelocityTracker()
  }

  /// How fast the touches move, in the coordinate space of `view`, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = velocity.velocity(at: restTime)
    return distance(CGPoint(x: speed.dx, y: speed.dy), in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, liveTouches.count > maximumNumberOfTouches { return state = .failed }
    sample(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let new = touch.location(in: nil)
      let old = touch.previousLocation(in: nil)
      movement.x += (new.x - old.x) / CGFloat(max(1, liveTouches.count))
      movement.y += (new.y - old.y) / CGFloat(max(1, liveTouches.count))
    }
    sample(event)
    guard state == .possible else { return state = .changed }
    guard liveTouches.count >= minimumNumberOfTouches,
      hasMovedEnough(CGVector(dx: movement.x, dy: movement.y))
    else { return }
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    sample(event)
    let rest = liveTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    if state == .possible {
      if rest.isEmpty { state = .failed }
    } else if rest.count < max(1, minimumNumberOfTouches) {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    movement = .zero
    zero = .zero
    velocity = VelocityTracker()
  }

  /// Hook of recognisers that drag in one way: whether touches that moved by `offset`, in points of
  /// the surface, drag.
  func hasMovedEnough(_ offset: CGVector) -> Bool { hypot(offset.dx, offset.dy) >= slop }

  /// Notes that a wheel or a touchpad moved by `offset`, in points of the surface.
  final func scrolled(by offset: CGVector, time: TimeInterval) {
    movement.x += offset.dx
    movement.y += offset.dy
    restTime = time
    velocity.add(movement, at: time)
  }

  private func sample(_ event: UIEvent) {
    restTime = event.timestamp
    velocity.add(movement, at: event.timestamp)
  }

  private func surfacePoint(_ point: CGPoint, of view: UIView?) -> CGPoint {
    guard let view else { return point }
    let root = view.rootView
    return view.convert(point, to: root).applying(root.layer.placement)
  }
}
