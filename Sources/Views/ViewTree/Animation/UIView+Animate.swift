// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Animates the changes of views that `animations` makes, over `duration` seconds.
  ///
  /// Animated are `frame`, `bounds`, `center`, `transform`, `transform3D`, `alpha`,
  /// `backgroundColor`, and what the layer has besides. The properties have their new values at
  /// once; what is painted gets there in time. Views outside of a window change at once.
  ///
  /// `completion` is called once, in the frame after the last change arrived; false: a change was
  /// taken away before.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes, `delay` seconds from now, as `options` say.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let manner = AnimationBlock.Manner(duration: duration, delay: delay, options: options)
    run(manner, options, animations, completion)
  }

  /// Animates changes as a spring of `dampingRatio` does that is at rest after `duration` seconds.
  ///
  /// A ratio of 1 does not overshoot, a lower one swings. `velocity` is that at the start, in whole
  /// ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var manner = AnimationBlock.Manner(duration: duration, delay: delay, options: options)
    AnimationBlock.checkSpring(dampingRatio, velocity)
    if manner.duration > 0 {
      manner.curve = .spring(
        SpringCurve(settlingIn: manner.duration, dampingRatio: dampingRatio, velocity: velocity))
    }
    run(manner, options.union(.overrideInheritedCurve), animations, completion)
  }

  /// Animates changes as a spring that a person feels to last `duration` seconds.
  ///
  /// A `bounce` of 0 does not overshoot; up to 1 it swings, down to -1 it is flatter.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var manner = AnimationBlock.Manner(duration: duration, delay: delay, options: options)
    AnimationBlock.checkSpring(bounce, initialSpringVelocity)
    if manner.duration > 0 {
      let spring = SpringCurve(
        perceptualDuration: manner.duration, bounce: bounce, velocity: initialSpringVelocity)
      manner.curve = .spring(spring)
      manner.duration = spring.settlingDuration
    }
    let own = options.union([.overrideInheritedCurve, .overrideInheritedDuration])
    run(manner, own, animations, completion)
  }

  /// Makes the animations that `animations` starts, inside an animation, run `count` times.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationBlock.current else { return animations() }
    let before = outer.manner
    outer.manner.repeatCount = max(0, count)
    outer.manner.autoreverses = autoreverses
    animations()
    outer.manner = before
  }

  /// Runs `actionsWithoutAnimation`; what it changes is not animated, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.run(nil, actionsWithoutAnimation)
  }

  /// Turns animations of views on or off; those under way go on.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

  /// Whether views are animated.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isInEffect }

  /// The duration of the animation whose changes are being made, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.manner.duration ?? 0
  }

  private class func run(
    _ manner: AnimationBlock.Manner, _ options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let manner = manner.inheriting(from: AnimationBlock.current?.manner, options)
    AnimationBlock(manner, completion: completion).runAll(changes)
  }
}
