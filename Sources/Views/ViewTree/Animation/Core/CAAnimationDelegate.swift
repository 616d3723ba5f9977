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
  /// The default implementation, a no-op.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation, a no-op.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
