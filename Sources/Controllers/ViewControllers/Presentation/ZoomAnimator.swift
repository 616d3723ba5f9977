// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// An animator that zooms a controller's view out of a source view, and back into it.
///
/// A snapshot of the source covers the view and fades while both move together; the source itself is hidden
/// during the transition.
final class ZoomAnimator: NSObject, InteractiveAnimator {
  private static let duration: TimeInterval = 0.4
  private static let shade = UIColor(white: 0, alpha: 0.2)
  /// The initial scale of a view without a source view.
  private static let least: CGFloat = 0.85

  private let way: ZoomDescription
  private let isComing: Bool
  let hand: (any UIViewControllerInteractiveTransitioning)?

  init(_ way: ZoomDescription, isComing: Bool) {
    self.way = way
    self.isComing = isComing
    hand = isComing ? nil : ZoomDismissal.beginning
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let zoom = prepare(context) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    run(zoom, in: context)
  }

  /// Adds the views of the transition to the container, in their state at the start of the transition.
  ///
  /// - Returns: The views to animate, or `nil` if there is nothing to animate.
  func prepare(_ context: any UIViewControllerContextTransitioning) -> Zoom? {
    guard let zoomed = context.viewController(forKey: isComing ? .to : .from),
      let other = context.viewController(forKey: isComing ? .from : .to),
      let view = context.view(forKey: isComing ? .to : .from)
    else { return nil }
    let container = context.containerView
    if isComing {
      view.frame = context.finalFrame(for: zoomed)
      container.addSubview(view)
    } else if let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: other)
      container.insertSubview(below, at: 0)
    }
    container.layoutIfNeeded()
    let dimming = makeDimming(container.bounds)
    container.insertSubview(dimming, belowSubview: view)
    return Zoom(
      view: view, zoomed: zoomed, source: way.source(from: other, to: zoomed), dimming: dimming)
  }

  /// The views of a zoom transition.
  struct Zoom {
    let view: UIView
    let zoomed: UIViewController
    let source: UIView?
    let dimming: UIView
  }

  /// Runs the animation, which starts at `held`, the state at the end of an interaction, unless that is
  /// `nil`.
  func run(
    _ zoom: Zoom, in context: any UIViewControllerContextTransitioning,
    from held: (transform: CGAffineTransform, shade: CGFloat)? = nil
  ) {
    let (container, dimming) = (context.containerView, zoom.dimming)
    if held != nil { UIView.performWithoutAnimation { zoom.view.transform = .identity } }
    let small = small(zoom, in: container)
    let (alpha, radius) = (zoom.source?.alpha ?? 1, zoom.view.layer.cornerRadius)
    let clips = zoom.view.clipsToBounds
    let picture = zoom.source?.snapshotView(afterScreenUpdates: false)
    let start = zoom.source.map { $0.convert($0.bounds, to: container) }
    let end = zoom.view.frame
    if let picture { container.addSubview(picture) }
    zoom.source?.alpha = 0
    zoom.view.clipsToBounds = true
    func show(isLarge: Bool) {
      zoom.view.transform = isLarge ? .identity : small
      zoom.view.layer.cornerRadius = isLarge ? radius : 16
      dimming.alpha = isLarge ? 1 : 0
      picture?.frame = isLarge ? end : start ?? end
    }
    UIView.performWithoutAnimation {
      show(isLarge: !isComing)
      guard let held else { return }
      zoom.view.transform = held.transform
      dimming.alpha = held.shade
      picture?.frame = zoom.view.frame
    }
    fade(zoom.view, picture)
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      animations: { show(isLarge: self.isComing) }
    ) { _ in
      UIView.performWithoutAnimation {
        show(isLarge: true)
        zoom.view.alpha = 1
      }
      zoom.view.clipsToBounds = clips
      zoom.source?.alpha = alpha
      picture?.removeFromSuperview()
      dimming.removeFromSuperview()
      let isDone = !context.transitionWasCancelled
      if isDone, self.isComing { ZoomDismissal.attach(to: zoom.zoomed, self.way.options) }
      context.completeTransition(isDone)
    }
  }

  /// Fades the view near the small end of the transition, and the snapshot over it for longer.
  private func fade(_ view: UIView, _ picture: UIView?) {
    let (short, long) = (Self.duration * 0.25, Self.duration * 0.6)
    let isComing = isComing
    UIView.performWithoutAnimation {
      view.alpha = isComing ? 0 : 1
      picture?.alpha = isComing ? 1 : 0
    }
    UIView.animate(withDuration: short, delay: isComing ? 0 : Self.duration - short) {
      view.alpha = isComing ? 1 : 0
    }
    UIView.animate(withDuration: long, delay: isComing ? 0 : Self.duration - long) {
      picture?.alpha = isComing ? 0 : 1
    }
  }

  /// Returns the transform that aligns the view's alignment rectangle with the source, or a fixed scale
  /// without a source.
  private func small(_ zoom: Zoom, in container: UIView) -> CGAffineTransform {
    guard let source = zoom.source else {
      return CGAffineTransform(scaleX: Self.least, y: Self.least)
    }
    let asked = way.options.alignmentRectProvider?(
      UIViewController.Transition.ZoomOptions.AlignmentRectContext(source, zoom.zoomed))
    let part = asked ?? zoom.zoomed.view.bounds
    guard part.width > 0, part.height > 0 else { return .identity }
    let from = source.convert(source.bounds, to: container)
    let aligned = zoom.zoomed.view.convert(part, to: container)
    let scale = max(from.width / aligned.width, from.height / aligned.height)
    let center = CGPoint(x: zoom.view.frame.midX, y: zoom.view.frame.midY)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: from.midX - center.x - (aligned.midX - center.x) * scale,
      ty: from.midY - center.y - (aligned.midY - center.y) * scale)
  }

  private func makeDimming(_ frame: CGRect) -> UIView {
    let view: UIView
    if let effect = way.options.dimmingVisualEffect {
      view = UIVisualEffectView(effect: effect)
      view.frame = frame
    } else {
      view = UIView(frame: frame)
    }
    if way.options.dimmingVisualEffect == nil || way.options.dimmingColor != nil {
      view.backgroundColor = way.options.dimmingColor ?? Self.shade
    }
    return view
  }
}
