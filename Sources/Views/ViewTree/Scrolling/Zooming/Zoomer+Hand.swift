// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// What a hand does: two touches, or two fingers on a touchpad, that move apart, and wheels.
extension Zoomer {
  /// How much of the way beyond the limits the scale follows a hand (ours).
  private static let give: CGFloat = 0.4

  /// A hand begins at `location`, in the coordinate space of the surface.
  ///
  /// - Returns: Whether it can scale the content.
  func beginPinch(at location: CGPoint) -> Bool {
    guard isPossible, let target else { return false }
    stop()
    view.scroller.cancelDrag()
    view.scroller.stop()
    startScale = Self.scale(of: target)
    anchor = anchor(at: seen(location), of: target)
    begin(.pinching, of: target)
    return true
  }

  /// The hand is at `location`, in the coordinate space of the surface, and made the content `factor`
  /// times as large as it was when it began.
  func pinch(by factor: CGFloat, at location: CGPoint) {
    guard phase == .pinching, let held = anchor, let target, factor > 0, factor.isFinite else {
      return
    }
    let anchor = ZoomAnchor(content: held.content, seen: seen(location))
    self.anchor = anchor
    let scale = shown(startScale * factor)
    apply(scale, to: target, offset: { anchor.offset(at: scale, from: $0) }) { offset in
      guard view.bounces else { return view.scroller.clamped(offset) }
      return CGPoint(
        x: view.scroller.elasticBand(.horizontal).shown(offset.x),
        y: view.scroller.elasticBand(.vertical).shown(offset.y))
    }
  }

  /// The hand lets go: content beyond its limits goes back.
  func endPinch() {
    guard phase == .pinching, let anchor, let target else { return }
    let (now, goal) = (Self.scale(of: target), clamped(Self.scale(of: target)))
    let offset = anchor.offset(at: goal, from: target.frame.origin)
    guard now != goal || view.scroller.clamped(view.contentOffset) != view.contentOffset,
      view.surface != nil
    else { return finish() }
    phase = .bouncing
    run(to: goal, offset: offset, of: target, startsFast: true)
  }

  /// A wheel scales the content by `factor` around `location`, in the coordinate space of the
  /// surface; several steps add up.
  ///
  /// - Returns: Whether there was something to scale.
  func step(by factor: CGFloat, at location: CGPoint) -> Bool {
    guard isPossible, let target, factor > 0, factor.isFinite else { return false }
    let before = phase == .stepping ? motion?.scales.to : nil
    let goal = clamped((before ?? Self.scale(of: target)) * factor)
    let anchor = anchor(at: seen(location), of: target)
    if phase != .stepping {
      stop()
      guard goal != Self.scale(of: target) else { return true }
      view.scroller.stop()
      begin(.stepping, of: target)
    }
    run(
      to: goal, offset: anchor.offset(at: goal, from: target.frame.origin), of: target,
      lasting: ZoomMotion.stepDuration, startsFast: true)
    return true
  }

  private func seen(_ location: CGPoint) -> CGPoint {
    let place = view.convertFromSurface(location)
    return CGPoint(x: place.x - view.contentOffset.x, y: place.y - view.contentOffset.y)
  }

  /// The scale that shows when a hand wants `scale`: beyond the limits it follows ever less.
  private func shown(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard view.bouncesZoom, inside != scale, inside > 0 else { return inside }
    return inside * pow(scale / inside, Self.give)
  }
}
