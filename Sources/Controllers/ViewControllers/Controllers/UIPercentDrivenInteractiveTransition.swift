// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An interactor that drives the animation of an animator by its completed fraction.
///
/// Differs from UIKit: a spring as `timingCurve` is only used by interruptible animators.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?

  /// Creates an interactor without a transition.
  public override init() {
    super.init()
  }

  /// The duration of the animator's animation without interaction, in seconds, or 0 before the transition
  /// begins.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing curve of the remaining animation, or `nil` for ``completionCurve``.
  ///
  /// With `nil`, an interruptible animator continues along its own curve.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  /// Starts the animator's transition, paused at its start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.startHeld()
  }

  /// Sets the completed fraction of the transition, clamped to 0 … 1; a value that is not finite is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a running transition and makes it interactive.
  open func pause() {
    context?.pauseInteractiveTransition()
    if let context { percentComplete = context.share }
  }

  /// Cancels the interaction; the transition runs back to its start.
  open func cancel() {
    setEnding()
    context?.cancelInteractiveTransition()
  }

  /// Ends the interaction; the transition runs to its end.
  open func finish() {
    setEnding()
    context?.finishInteractiveTransition()
  }

  /// Sets the speed and curve of the remaining animation.
  private func setEnding() {
    context?.speed = completionSpeed
    context?.curve =
      timingCurve?.cubicTimingParameters ?? UICubicTimingParameters(animationCurve: completionCurve)
    context?.interruptibleCurve = timingCurve
  }
}
