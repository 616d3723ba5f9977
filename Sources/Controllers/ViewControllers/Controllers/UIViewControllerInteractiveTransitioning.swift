// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// Moves the views as a person's hand does when controllers come and go.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// A hand moves the change from now on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How many times faster than it was made the change goes on when the hand lets go; 1 when left out.
  var completionSpeed: CGFloat { get }
  /// How it goes on then; may be left out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a hand moves the change from its start; true when left out.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as it was made.
  public var completionSpeed: CGFloat { 1 }
  /// Slowly at first and at last.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}
