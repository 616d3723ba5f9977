// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// A recogniser of touches that are dragged.
///
/// Differs from UIKit: scroll events scroll scroll views without their pan recognisers; a recogniser that
/// follows scroll events itself does not compete with others.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scroll events that the gesture follows; none by default, all for scroll views' recognisers.
  ///
  /// Among the view under the pointer and its superviews, the innermost one that can scroll or has such a
  /// recogniser follows them.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that touches move before the gesture begins, in points, chosen by Mullion.
  var slop: CGFloat { 10 }

  private(set) var velocity = VelocityTracker()
  /// The movement of the touches since they began, in the surface's coordinate space, in points.
  private(set) var movement = CGPoint.zero
  private var zero = CGPoint.zero
  private var restTime: TimeInterval = 0

  /// Returns the translation of the touches, in the coordinate space of `view`, in points.
  ///
  /// It is measured from their beginning, or from ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint {
    distance(CGPoint(x: movement.x - zero.x, y: movement.y - zero.y), in: view)
  }

  /// Sets the current translation of the touches, in the coordinate space of `view`, in points, and resets
  /// the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let start = place(.zero, in: view)
    let target = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    let point = surfacePoint(target, of: view)
    zero = CGPoint(x: movement.x - point.x, y: movement.y - point.y)
    velocity = VelocityTracker()
  }

  /// Returns the velocity of the touches, in the coordinate space of `view`, in points per second.
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

  /// Returns whether touches that moved by `offset`, in points of the surface, begin the gesture; overridden
  /// by recognisers of one direction.
  func hasMovedEnough(_ offset: CGVector) -> Bool { hypot(offset.dx, offset.dy) >= slop }

  /// Records a scroll event that moved by `offset`, in points of the surface.
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
