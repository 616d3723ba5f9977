// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A delegate that is notified of the begin and the end of layer animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Notifies the delegate that `anim` began.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that `anim` has ended; `flag` is `false` if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Ignores the begin of the animation; the default implementation.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Ignores the end of the animation; the default implementation.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
