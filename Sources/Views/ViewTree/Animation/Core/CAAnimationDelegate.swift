// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Is told when animations of layers begin and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// `anim` began.
  func animationDidStart(_ anim: CAAnimation)
  /// `anim` is over, or was removed before (not `flag`).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
