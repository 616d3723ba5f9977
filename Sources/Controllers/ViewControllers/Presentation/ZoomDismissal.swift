// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The interactive dismissal of a zoomed view by a downward drag or a pinch.
@MainActor
final class ZoomDismissal: NSObject {
  /// The velocity, in points per second, above which a released view is dismissed regardless of its position;
  /// chosen by Mullion.
  private static let speed: CGFloat = 500
  /// The fraction of the dismissal above which a released view is dismissed; chosen by Mullion.
  private static let enough: CGFloat = 0.2
  /// The minimum scale of a view while it is dragged; chosen by Mullion.
  private static let least: CGFloat = 0.6
  private static let backDuration: TimeInterval = 0.3

  /// The interaction that is beginning a dismissal now, or `nil`.
  private(set) static var beginning: ZoomDismissal?

  private weak var zoomed: UIViewController?
  private let options: UIViewController.Transition.ZoomOptions
  private weak var pan: ZoomPan?
  private weak var pinch: UIPinchGestureRecognizer?
  private var context: (any UIViewControllerContextTransitioning)?
  private var zoom: ZoomAnimator.Zoom?
  private weak var animator: ZoomAnimator?

  private init(_ zoomed: UIViewController, _ options: UIViewController.Transition.ZoomOptions) {
    self.zoomed = zoomed
    self.options = options
    super.init()
  }

  /// Adds the gesture recognisers of the dismissal to the view.
  static func attach(
    to zoomed: UIViewController, _ options: UIViewController.Transition.ZoomOptions
  ) {
    guard let view = zoomed.viewIfLoaded else { return }
    for old in view.gestureRecognizers ?? [] where old.delegate is ZoomDismissal {
      view.removeGestureRecognizer(old)
    }
    let hand = ZoomDismissal(zoomed, options)
    let (pan, pinch) = (ZoomPan(), UIPinchGestureRecognizer(target: nil, action: nil))
    (hand.pan, hand.pinch) = (pan, pinch)
    // The recognisers retain the interaction, and the view retains the recognisers.
    for recognizer in [pan, pinch] as [UIGestureRecognizer] {
      recognizer.handlers.append((key: -1, body: { hand.changed($0) }))
      recognizer.delegate = hand
      view.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Conditions

  /// The container that goes back to the controller below, or `nil` if the controller was presented.
  private var container: (any ZoomParent)? {
    sequence(first: zoomed?.parent, next: { $0?.parent }).lazy.compactMap { $0 as? any ZoomParent }
      .first
  }

  /// Whether the controller can be dismissed now.
  private var canGo: Bool {
    guard let zoomed, zoomed.preferredTransition?.makeAnimator != nil, ControllerMotion.isWanted,
      zoomed.presentedViewController == nil, context == nil
    else { return false }
    if let container { return container.canGoBack(from: zoomed) }
    return zoomed.presentation.presenter != nil && !zoomed.presentation.isComing
      && !zoomed.presentation.isGoing && !zoomed.isModalInPresentation
  }

  /// Returns whether the content at `point` is scrolled, so that a downward drag scrolls the content.
  private func isScrolled(at point: CGPoint, in view: UIView) -> Bool {
    sequence(first: view.hitTest(point, with: nil) ?? view, next: \.superview)
      .prefix { $0 !== view.superview }.compactMap { $0 as? UIScrollView }
      .contains { $0.isScrollEnabled && $0.contentOffset.y > -$0.adjustedContentInset.top }
  }

  private func begin() {
    guard let zoomed else { return }
    Self.beginning = self
    defer { Self.beginning = nil }
    if let container { container.goBack() } else { zoomed.dismiss(animated: true) }
  }

  // MARK: Gesture

  private func changed(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended: release(goes: isEnough)
    case .cancelled, .failed: release(goes: false)
    default: break
    }
  }

  private var movement: CGPoint { pan?.translation(in: context?.containerView) ?? .zero }
  /// The scale of the pinch, at most 1.
  private var pinched: CGFloat { min(1, pinch?.scale ?? 1) }

  /// The fraction of the dismissal that was dragged or pinched, from 0 to 1.
  private var share: CGFloat {
    guard let height = context?.containerView.bounds.height, height > 0 else { return 0 }
    return max(0, min(1, max(movement.y / height, (1 - pinched) * 1.2)))
  }

  private var isEnough: Bool {
    let speed = pan?.velocity(in: context?.containerView).y ?? 0
    return speed > Self.speed || share > Self.enough && speed > -Self.speed
  }

  private var transform: CGAffineTransform {
    let size = max(Self.least, pinched * (1 - share * 0.5))
    return CGAffineTransform(translationX: movement.x, y: movement.y)
      .scaledBy(x: size, y: size)
  }

  private func follow() {
    guard let zoom, let context else { return }
    UIView.performWithoutAnimation {
      zoom.view.transform = transform
      zoom.dimming.alpha = 1 - share
    }
    context.updateInteractiveTransition(share)
  }

  private func release(goes: Bool) {
    guard let zoom, let context, let animator else { return }
    let held = (transform: zoom.view.transform, shade: zoom.dimming.alpha)
    (self.zoom, self.context) = (nil, nil)
    if goes {
      context.finishInteractiveTransition()
      return animator.run(zoom, in: context, from: held)
    }
    context.cancelInteractiveTransition()
    UIView.animate(
      withDuration: Self.backDuration,
      animations: {
        zoom.view.transform = .identity
        zoom.dimming.alpha = 1
      },
      completion: { _ in
        zoom.dimming.removeFromSuperview()
        context.completeTransition(false)
      })
  }
}

extension ZoomDismissal: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext,
      let animator = context.animator as? ZoomAnimator, let zoom = animator.prepare(context)
    else { return transitionContext.completeTransition(false) }
    (self.context, self.animator, self.zoom) = (context, animator, zoom)
  }
}

extension ZoomDismissal: UIGestureRecognizerDelegate {
  /// Returns `true` for the pan recogniser of a scroll view below, which waits until the dismissal has begun
  /// or failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan
      && (otherGestureRecognizer.view as? UIScrollView)?
        .panGestureRecognizer === otherGestureRecognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard canGo, let view = zoomed?.viewIfLoaded else { return false }
    let point = gestureRecognizer.location(in: view)
    let speed = pan?.velocity(in: view) ?? .zero
    let would =
      gestureRecognizer === pinch ? pinched < 1 : !isScrolled(at: point, in: view)
    guard let asked = options.interactiveDismissShouldBegin else { return would }
    return asked(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        at: point, moving: CGVector(dx: speed.x, dy: speed.y), would: would))
  }
}
