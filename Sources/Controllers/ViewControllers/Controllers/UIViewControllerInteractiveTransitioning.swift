// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An interactor that drives a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts an interactive transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation after the interaction, as a multiple of the original speed; 1 by
  /// default.
  var completionSpeed: CGFloat { get }
  /// The curve of the remaining animation after the interaction; `.easeInOut` by default.
  ///
  /// Differs from UIKit: only the curve of a `UIPercentDrivenInteractiveTransition` is used.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its start; `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The original speed, 1; the default implementation.
  public var completionSpeed: CGFloat { 1 }
  /// The curve `.easeInOut`; the default implementation.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the transition is interactive from its start; the default implementation returns `true`.
  public var wantsInteractiveStart: Bool { true }
}
