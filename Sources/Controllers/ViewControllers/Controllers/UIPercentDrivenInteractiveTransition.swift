// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Has a hand move what an animator animates, by the share of the way that is done.
///
/// Differs from UIKit: what is left goes on in the animator's own curve; `completionCurve` and
/// `timingCurve` are kept.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?

  /// An interaction that moves nothing yet.
  public override init() {
    super.init()
  }

  /// How long the animator's whole way takes, in seconds; 0 before the change begins.
  open private(set) var duration: CGFloat = 0
  /// How much of the way is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How the rest goes on; see ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  /// Begins the animator's change, held at its start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.duration)
    context.startHeld()
  }

  /// Moves the change to a share of the way, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of a change that goes on by itself.
  open func pause() {
    context?.pauseInteractiveTransition()
    if let context { percentComplete = context.share }
  }

  /// Lets the change go back to its start.
  open func cancel() {
    context?.speed = completionSpeed
    context?.cancelInteractiveTransition()
  }

  /// Lets the change go on to its end.
  open func finish() {
    context?.speed = completionSpeed
    context?.finishInteractiveTransition()
  }
}
