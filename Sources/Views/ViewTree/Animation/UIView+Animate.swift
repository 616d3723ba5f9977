// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Animates the changes that `animations` makes to views over `duration` seconds.
  ///
  /// Animatable properties are `frame`, `bounds`, `center`, `transform`, `transform3D`, `alpha`,
  /// `backgroundColor`, and those of the layer. The properties have their new values immediately; only the
  /// display is animated. Views outside of a window change without animation.
  ///
  /// `completion` is called once, in the first frame at or after the end of the last change or, if nothing
  /// was animated, soon afterwards; its argument is `false` if a change was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes of `animations` after `delay` seconds with the given options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let manner = AnimationBlock.Manner(duration: duration, delay: delay, options: options)
    run(manner, options, animations, completion)
  }

  /// Animates the changes of `animations` with a spring of `dampingRatio` that settles after `duration`
  /// seconds.
  ///
  /// A damping ratio of 1 does not overshoot, a lower one oscillates. `velocity` is the initial velocity in
  /// distances of the animation per second.
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

  /// Animates the changes of `animations` with a spring of a perceptual duration of `duration` seconds.
  ///
  /// A `bounce` of 0 does not overshoot; values up to 1 oscillate, values down to -1 are overdamped.
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

  /// Runs `animations` with another repeat count for the animations that it adds, and with or without
  /// backward runs.
  ///
  /// Outside of an animation block, it only runs `animations`.
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

  /// Runs `actionsWithoutAnimation` without animating its changes, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.run(nil, actionsWithoutAnimation)
  }

  /// Enables or disables animations of views; running ones continue.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

  /// Whether changes of views are animated in animation blocks.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isInEffect }

  /// The duration of the current animation block, in seconds; 0 outside of one.
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
