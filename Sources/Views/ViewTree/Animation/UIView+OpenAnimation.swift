// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Animations without closures, in the style from before iOS 4: begun, configured, and committed.
///
/// Changes between `beginAnimations(_:context:)` and `commitAnimations()` are animated. The configuration
/// comes first, because it applies to the changes after it. Outside of the two calls, the configuration
/// methods are no-ops. The default duration is 0.2 seconds.
extension UIView {
  /// Begins an animation; animations can be nested.
  ///
  /// - Parameters:
  ///   - animationID: A name that is passed to the delegate.
  ///   - context: A pointer that is passed to the delegate.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    OpenAnimation.begin(animationID, context)
  }

  /// Commits the animation that was begun last.
  public class func commitAnimations() { OpenAnimation.commit() }

  /// Sets the delegate that is notified when the animation begins and ends; it is retained until the
  /// animation has ended.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OpenAnimation.current?.delegate = delegate as AnyObject?
  }

  /// Sets the selector of the delegate's method that is called when the animation is committed, with the name
  /// and the context of the animation.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OpenAnimation.current?.willStart = selector
  }

  /// Sets the selector of the delegate's method that is called when the animation has ended, with the name of
  /// the animation, an `NSNumber` for whether it finished, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    OpenAnimation.current?.didStop = selector
  }

  /// Sets the duration of the animation, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    let manner = AnimationBlock.Manner(duration: duration, delay: 0, options: [])
    OpenAnimation.current?.manner.duration = manner.duration
  }

  /// Sets the delay before the animation, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OpenAnimation.current?.manner.delay = delay.isFinite ? max(0, delay) : 0
  }

  /// Sets the start time of the animation; a time in the past starts it immediately.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay(startDate.timeIntervalSinceNow)
  }

  /// Sets the timing curve.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    OpenAnimation.current?.manner.curve = .cubic(options.curve)
  }

  /// Sets the number of runs; 0 and negative numbers are equivalent to 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimation.current?.manner.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Sets whether the animation runs backwards after each forward run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.current?.manner.autoreverses = repeatAutoreverses
  }

  /// Sets whether changes begin at the current values of running animations.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OpenAnimation.current?.manner.beginsFromCurrentState = fromCurrentState
  }

  /// Adds a transition of `view` from its current appearance to its appearance after the changes of the
  /// animation.
  ///
  /// Differs from UIKit: flips are flat and look the same from both sides; page curls are shown as
  /// cross-fades; `cache` has no effect.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    switch transition {
    case .none: break
    case .flipFromLeft, .flipFromRight: OpenAnimation.current?.turn(view, .flip(isUpright: true))
    case .curlUp, .curlDown: OpenAnimation.current?.turn(view, .dissolve)
    }
  }
}
