// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A controller that zooms the content of a scroll view by setting the transform of the view that the
/// delegate returns.
@MainActor
final class Zoomer: SubviewPlacing {
  /// The phases of zooming.
  enum Phase: Hashable, Sendable { case idle, pinching, stepping, bouncing, animating }

  @Whole var view: UIScrollView
  var least: CGFloat = 1 { didSet { limitsChanged() } }
  var greatest: CGFloat = 1 { didSet { limitsChanged() } }
  var phase = Phase.idle
  /// The current motion; set while stepping, bouncing and animating.
  private(set) var motion: ZoomMotion?
  /// The point of the content that stays under the pinch.
  var anchor: ZoomAnchor?
  /// The scale at the beginning of the pinch.
  var startScale: CGFloat = 1
  /// The gesture recogniser for pinches.
  private(set) var pinch: ScrollPinch?
  /// The unscaled content size, in points, if constraints determine it.
  private var constrainedSize: CGSize?
  private weak var zoomed: UIView?
  private var callbackIsSet = false

  init(_ view: UIScrollView) { _view = Whole(wrappedValue: view) }

  var isUnderWay: Bool { phase != .idle }

  /// The view that is scaled; `nil` if the delegate returns none.
  var target: UIView? {
    let target = view.scrollDelegate?.viewForZooming(in: view)
    zoomed = target
    return target
  }

  /// Whether the user can change the scale.
  var isPossible: Bool { greatest > least && view.isUserInteractionEnabled && target != nil }

  /// The current scale; 1 if nothing can be zoomed.
  var scale: CGFloat { target.map { Self.scale(of: $0) } ?? 1 }

  static func scale(of view: UIView) -> CGFloat {
    let transform = view.transform
    return hypot(transform.a, transform.b)
  }

  func clamped(_ scale: CGFloat) -> CGFloat { max(least, min(greatest, scale)) }

  private func limitsChanged() {
    let canZoom = greatest > least
    if canZoom, pinch == nil {
      let new = ScrollPinch(view)
      pinch = new
      view.addGestureRecognizer(new)
    } else if !canZoom, let old = pinch {
      pinch = nil
      view.removeGestureRecognizer(old)
    }
  }

  // MARK: Scale

  /// Sets the scale and the offset, in points, which `limits` restricts to the valid range, and notifies the
  /// delegate.
  func apply(
    _ scale: CGFloat, to target: UIView, offset: (CGPoint) -> CGPoint,
    limits: (CGPoint) -> CGPoint
  ) {
    view.changingContent {
      if Self.scale(of: target) != scale { transform(target, by: scale) }
      view.scroller.apply(limits(offset(target.frame.origin)))
    }
    view.scrollDelegate?.scrollViewDidZoom(view)
    // The delegate may have changed the insets of the content.
    let wanted = limits(offset(target.frame.origin))
    if wanted != view.contentOffset { view.scroller.apply(wanted) }
  }

  private func transform(_ target: UIView, by scale: CGFloat) {
    let before = target.frame
    target.transform = CGAffineTransform(scaleX: scale, y: scale)
    let after = target.frame
    let distance = CGVector(dx: before.minX - after.minX, dy: before.minY - after.minY)
    if distance != .zero {
      target.center = CGPoint(x: target.center.x + distance.dx, y: target.center.y + distance.dy)
    }
    if constrainedSize == nil {
      view.contentSize = after.size
    } else {
      showConstrainedSize()
    }
  }

  // MARK: Constraints

  /// Stores the unscaled content size from constraints, in points, and updates the content size of the scroll
  /// view.
  func contentWasConstrained(to size: CGSize) {
    constrainedSize = size
    showConstrainedSize()
  }

  /// Returns the centre of `placed`, which constraints place at `frame`, or `nil` for any view but the scaled
  /// one.
  func center(of placed: UIView, at frame: CGRect) -> CGPoint? {
    guard placed === zoomed else { return nil }
    let scale = Self.scale(of: placed)
    let anchor = placed.layer.anchorPoint
    return CGPoint(
      x: frame.minX + anchor.x * frame.width * scale,
      y: frame.minY + anchor.y * frame.height * scale)
  }

  /// Updates the content size after constraints have sized the scaled view.
  func wasPlaced(_ placed: UIView) {
    if placed === zoomed, constrainedSize != nil { showConstrainedSize() }
  }

  private func showConstrainedSize() {
    guard let size = constrainedSize else { return }
    guard let zoomed else { return view.contentSize = size }
    let more = Self.scale(of: zoomed) - 1
    view.contentSize = CGSize(
      width: size.width + more * zoomed.bounds.width,
      height: size.height + more * zoomed.bounds.height)
  }

  // MARK: Programmatic zooming

  /// Zooms to `scale`, restricted to the zoom limits, around the centre of the visible content.
  func set(_ scale: CGFloat, animated: Bool) {
    guard let target else { return }
    let inset = view.adjustedContentInset
    let middle = CGPoint(
      x: (inset.left + view.bounds.width - inset.right) / 2,
      y: (inset.top + view.bounds.height - inset.bottom) / 2)
    let goal = clamped(scale)
    let anchor = anchor(at: middle, of: target)
    go(to: goal, of: target, animated: animated) { anchor.offset(at: goal, from: $0) }
  }

  /// Zooms so that `rect`, in the coordinate space of the scaled view, is centred in the visible area and as
  /// large as the zoom limits allow.
  func show(_ rect: CGRect, animated: Bool) {
    guard let target, rect.width > 0, rect.height > 0 else { return }
    let inset = view.adjustedContentInset
    let room = CGRect(origin: .zero, size: view.bounds.size).inset(by: inset)
    let goal = clamped(min(room.width / rect.width, room.height / rect.height))
    let anchor = ZoomAnchor(
      content: CGPoint(x: rect.midX, y: rect.midY), seen: CGPoint(x: room.midX, y: room.midY))
    go(to: goal, of: target, animated: animated) { anchor.offset(at: goal, from: $0) }
  }

  private func go(
    to goal: CGFloat, of target: UIView, animated: Bool, offset: (CGPoint) -> CGPoint
  ) {
    stop()
    view.scroller.stop()
    guard animated, view.surface != nil else {
      guard goal != Self.scale(of: target) || offset(target.frame.origin) != view.contentOffset
      else { return }
      return apply(goal, to: target, offset: offset, limits: view.scroller.clamped)
    }
    begin(.animating, of: target)
    run(to: goal, offset: offset(target.frame.origin), of: target)
  }

  // MARK: Motion

  func anchor(at seen: CGPoint, of target: UIView) -> ZoomAnchor {
    let place = CGPoint(x: seen.x + view.contentOffset.x, y: seen.y + view.contentOffset.y)
    let (origin, scale) = (target.frame.origin, max(0.0001, Self.scale(of: target)))
    return ZoomAnchor(
      content: CGPoint(x: (place.x - origin.x) / scale, y: (place.y - origin.y) / scale),
      seen: seen)
  }

  func begin(_ phase: Phase, of target: UIView) {
    self.phase = phase
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: target)
  }

  /// Animates to a scale and an offset.
  func run(
    to goal: CGFloat, offset: CGPoint, of target: UIView,
    lasting length: TimeInterval = ZoomMotion.duration, startsFast: Bool = false
  ) {
    guard let surface = view.surface else { return finish() }
    let (old, inside) = (view.contentOffset, view.scroller.clamped(view.contentOffset))
    motion = ZoomMotion(
      start: surface.now, length: length, scales: (Self.scale(of: target), goal),
      offsets: (old, offset), excess: CGVector(dx: old.x - inside.x, dy: old.y - inside.y),
      startsFast: startsFast)
    guard !callbackIsSet else { return }
    callbackIsSet = true
    surface.addFrameCallback { [weak self] time in
      guard let self, let view = $view else { return false }
      callbackIsSet = withExtendedLifetime(view) { self.step(to: time) }
      return callbackIsSet
    }
  }

  /// Advances the motion to `time`.
  ///
  /// - Returns: Whether a motion, possibly another one, continues.
  private func step(to time: TimeInterval) -> Bool {
    guard let current = motion else { return false }
    guard view.surface != nil, let target else {
      finish()
      return false
    }
    let share = current.share(at: time)
    apply(current.scale(share), to: target, offset: { _ in current.offset(share) }) { offset in
      let inside = view.scroller.clamped(offset)
      return CGPoint(
        x: inside.x + (1 - share) * current.excess.dx,
        y: inside.y + (1 - share) * current.excess.dy)
    }
    guard share >= 1, motion == current else { return motion != nil }
    finish()
    return motion != nil
  }

  /// Stops the current zoom at its scale, limited to the valid range.
  func stop() {
    guard isUnderWay else { return }
    if let target, clamped(Self.scale(of: target)) != Self.scale(of: target) {
      let goal = clamped(Self.scale(of: target))
      apply(goal, to: target, offset: { _ in view.contentOffset }, limits: view.scroller.clamped)
    }
    finish()
  }

  func finish() {
    let isTold = isUnderWay
    motion = nil
    anchor = nil
    phase = .idle
    view.scroller.keepInRange()
    guard isTold else { return }
    let target = target
    view.scrollDelegate?.scrollViewDidEndZooming(
      view, with: target, atScale: target.map { Self.scale(of: $0) } ?? 1)
  }
}
