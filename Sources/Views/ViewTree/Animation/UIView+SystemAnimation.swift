// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Something that the system does with views.
  public enum SystemAnimation: UInt, Sendable {
    /// The views go, and are in no view then.
    case delete = 0
  }

  /// How long the system takes, in seconds; ours.
  private static let systemDuration: TimeInterval = 0.3

  /// Does with `views` what `animation` says; `parallelAnimations` makes changes that are animated with it.
  ///
  /// Views that are deleted shrink and fade; they look as before once they are taken away.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { ($0, $0.alpha, $0.transform) }
    animate(
      withDuration: systemDuration, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for (view, alpha, transform) in before {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(isFinished)
      })
  }
}
