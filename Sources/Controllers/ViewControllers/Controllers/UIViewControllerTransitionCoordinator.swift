// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// A coordinator that runs animations and completions of view controllers alongside a transition or a change
/// of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Calls `animation` within the animated changes, or when the view has its new size, and `completion` at
  /// the end.
  ///
  /// - Returns: Whether `animation` will be called; always `true`.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `animation` and `completion` as `animate(alongsideTransition:completion:)`, for views in `view`,
  /// outside of the container.
  ///
  /// - Returns: Whether `animation` will be called; always `true`.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when the transition becomes interactive, and when the interaction ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `animation` within the animated changes, or when the view has its new size.
  ///
  /// - Returns: Whether `animation` will be called; always `true`.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Calls `animation` as `animate(alongsideTransition:)`, for views in `view`, outside of the container.
  ///
  /// - Returns: Whether `animation` will be called; always `true`.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
