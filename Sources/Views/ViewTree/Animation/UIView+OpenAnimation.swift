// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Animations without closures, as code of before iOS 4 writes them: begun, described, and committed.
///
/// What is set between `beginAnimations(_:context:)` and `commitAnimations()` is animated; what describes the animation comes
/// first, because it counts for the changes after it. Outside of the two nothing happens. An animation takes 0.2 seconds unless
/// it says else.
extension UIView {
  /// Begins an animation, inside another one too.
  ///
  /// - Parameters:
  ///   - animationID: A name that the delegate is told.
  ///   - context: What the delegate is told besides.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    OpenAnimation.begin(animationID, context)
  }

  /// Lets the animation run that was begun last.
  public class func commitAnimations() { OpenAnimation.commit() }

  /// Sets who is told when the animation begins and ends; it is kept until then.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OpenAnimation.current?.delegate = delegate as AnyObject?
  }

  /// Sets the delegate's method that is called when the animation is committed, with its name and its context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OpenAnimation.current?.willStart = selector
  }

  /// Sets the delegate's method that is called when the animation is over, with its name, whether it arrived (an `NSNumber`),
  /// and its context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    OpenAnimation.current?.didStop = selector
  }

  /// Sets how long the animation takes, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    let manner = AnimationBlock.Manner(duration: duration, delay: 0, options: [])
    OpenAnimation.current?.manner.duration = manner.duration
  }

  /// Sets how long the animation waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OpenAnimation.current?.manner.delay = delay.isFinite ? max(0, delay) : 0
  }

  /// Sets when the animation begins; a time that is over means now.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay(startDate.timeIntervalSinceNow)
  }

  /// Sets how progress follows time.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    OpenAnimation.current?.manner.curve = .cubic(options.curve)
  }

  /// Sets how many times the animation runs; 0 counts as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimation.current?.manner.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Sets whether the animation runs back after each run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.current?.manner.autoreverses = repeatAutoreverses
  }

  /// Sets whether changes begin where an animation under way has brought the view.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OpenAnimation.current?.manner.beginsFromCurrentState = fromCurrentState
  }

  /// Has `view` go over from how it looks now to how it looks when the animation is committed.
  ///
  /// Differs from UIKit: pages do not curl, they dissolve; `cache` changes nothing.
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
