// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The properties of a transition between controllers, or of a change of their size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated; `false` for a change of a window's size, which follows the user's
  /// drag.
  var isAnimated: Bool { get }
  /// The presentation style, or `.none` for transitions other than presentations and dismissals.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted; always `false` on Linux.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the contents; always the identity on Linux.
  var targetTransform: CGAffineTransform { get }
  /// Returns the controller for `key`, or `nil` if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for `key`, or `nil` if there is none or its controller's view is not loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
