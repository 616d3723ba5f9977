// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import Foundation
public import ViewTree

/// What is known about a change of a view controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change takes time: false, a window's size follows the person's hand.
  var isAnimated: Bool { get }
  /// Whether the change was called off.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of the change is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the change happens: the window.
  var containerView: UIView { get }
  /// How the contents are turned.
  var targetTransform: CGAffineTransform { get }
}
