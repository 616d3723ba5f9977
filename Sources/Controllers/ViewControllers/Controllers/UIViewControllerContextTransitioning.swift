// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The context of a transition, to which animators and interactors report their progress.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; animators add the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, or `.none` for transitions other than presentations and dismissals.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the completed fraction of an interactive transition, from 0 to 1; no-op if the transition is not
  /// interactive.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition runs to its end.
  func finishInteractiveTransition()
  /// Cancels the interaction; the transition runs back to its start.
  func cancelInteractiveTransition()
  /// Pauses a running transition and makes it interactive.
  func pauseInteractiveTransition()
  /// Completes the transition; `didComplete` is `false` if the transition was cancelled and the previous
  /// state is restored.
  ///
  /// Animators call this method at the end of the animation.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller for `key`, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for `key`, or `nil` if the view stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the contents; always the identity on Linux.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of the controller's view before the transition, in the container's coordinate space,
  /// or `.zero` if there is none.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of the controller's view after the transition, in the container's coordinate space, or
  /// `.zero` if there is none.
  func finalFrame(for vc: UIViewController) -> CGRect
}
