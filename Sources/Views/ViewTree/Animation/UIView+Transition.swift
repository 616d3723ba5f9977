// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Performs a transition of `view` over `duration` seconds from its current appearance to the one after
  /// `animations`.
  ///
  /// Differs from UIKit: flips are flat, without perspective, and look the same from opposite sides; pages
  /// curl straight, without showing their backs.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let manner = AnimationBlock.Manner(duration: duration, delay: 0, options: options)
      .inheriting(from: AnimationBlock.current?.manner, options)
    let block = AnimationBlock(manner, completion: completion)
    view.startTransition(options.transition, block)
    AnimationBlock.run(options.contains(.allowAnimatedContent) ? block : nil) {
      animations?()
      view.layoutIfNeeded()
    }
    block.seal()
  }

  /// Performs a transition from `fromView` to `toView` in the superview of `fromView`.
  ///
  /// `fromView` is removed and `toView` added, or they are hidden and shown with `showHideTransitionViews`.
  /// If `fromView` has no superview, only `completion` is called, with `false`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let hides = options.contains(.showHideTransitionViews)
    guard let superview = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if hides {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
