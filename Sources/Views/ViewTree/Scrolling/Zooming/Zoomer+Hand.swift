// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Zooming by the user: pinches with two touches or on a trackpad, and scroll wheels.
extension Zoomer {
  /// The exponent by which the zoom scale follows a pinch beyond the limits.
  private static let give: CGFloat = 0.4

  /// Begins a pinch at `location`, in the coordinate space of the surface.
  ///
  /// - Returns: Whether the content can be zoomed.
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

  /// Continues the pinch at `location`, in the coordinate space of the surface; `factor` is the scale
  /// relative to the beginning.
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

  /// Ends the pinch: content beyond its limits springs back.
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

  /// Zooms the content by `factor` around `location`, in the coordinate space of the surface, for a scroll
  /// wheel; steps accumulate.
  ///
  /// - Returns: Whether the content can be zoomed.
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

  /// Returns the displayed scale for the pinched one, with increasing resistance beyond the limits.
  private func shown(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard view.bouncesZoom, inside != scale, inside > 0 else { return inside }
    return inside * pow(scale / inside, Self.give)
  }
}
