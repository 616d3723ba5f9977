// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
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

  /// Runs `changes` in an animation block of `manner`, with what `options` inherits from the block around it.
  static func runAnimation(
    _ manner: AnimationBlock.Manner, _ options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let manner = manner.inheriting(from: AnimationBlock.current?.manner, options)
    AnimationBlock(manner, completion: completion).runAll(changes)
  }
}
