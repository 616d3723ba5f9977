// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What an animator is told of a change of controllers, and where it says how that goes.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change happens; animators put the view that comes into it.
  var containerView: UIView { get }
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// Whether a person's hand moves the change now.
  var isInteractive: Bool { get }
  /// Whether the change was called off.
  var transitionWasCancelled: Bool { get }
  /// How what is presented covers what presents it; `.none` for other changes.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A hand has moved the change to a share of the way.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The hand let go, and the change goes on to its end.
  func finishInteractiveTransition()
  /// The hand let go, and the change goes back to its start.
  func cancelInteractiveTransition()
  /// A hand has taken hold of a change that went on by itself.
  func pauseInteractiveTransition()
  /// The animator is done; false: the change was called off, and all is to be as before.
  func completeTransition(_ didComplete: Bool)
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part; nil when it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the contents are turned.
  var targetTransform: CGAffineTransform { get }
  /// Where the controller's view is before, in the container's coordinate space; zero: nowhere.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is to be after, in the container's coordinate space; zero: nowhere.
  func finalFrame(for vc: UIViewController) -> CGRect
}
