// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What is known about a change of what controllers show, or of their size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change takes time; a window's size follows the person's hand and takes none.
  var isAnimated: Bool { get }
  /// How what is presented covers what presents it; `.none` for other changes.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a person's hand moved the change when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the change can be stopped on its way.
  var isInterruptible: Bool { get }
  /// Whether a person's hand moves the change.
  var isInteractive: Bool { get }
  /// Whether the change was called off.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of the change is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// How the contents are turned.
  var targetTransform: CGAffineTransform { get }
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
