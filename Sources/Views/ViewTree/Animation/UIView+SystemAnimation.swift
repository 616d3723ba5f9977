// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// A predefined animation of views.
  public enum SystemAnimation: UInt, Sendable {
    /// The animation that removes the views from their superviews at the end.
    case delete = 0
  }

  /// The duration of the animation, in seconds, chosen by Mullion.
  private static let systemDuration: TimeInterval = 0.3

  /// Performs a system animation on `views`, together with the changes of `parallelAnimations`.
  ///
  /// Deleted views shrink and fade; their alpha and transform are restored once they are removed.
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
