// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

extension UIView {
  /// Animates changes in keyframes, each added by `addKeyframe` inside `animations`.
  ///
  /// Changes that `animations` makes outside of a keyframe take the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let manner = AnimationBlock.Manner(
      duration: duration, delay: delay, options: options.animationOptions
    ).inheriting(from: AnimationBlock.current?.manner, options.animationOptions)
    let block = AnimationBlock(manner, completion: completion)
    block.isDiscrete = options.isDiscrete
    block.runAll(animations)
  }

  /// Adds a keyframe to the surrounding animation: the changes of `animations` begin at `frameStartTime` and
  /// take `frameDuration`, both as fractions of the whole duration.
  ///
  /// Outside of an animation block, it only runs `animations`.
  ///
  /// - Precondition: Both numbers are finite.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    require(
      frameStartTime.isFinite && frameDuration.isFinite,
      "a keyframe from \(frameStartTime) on for \(frameDuration); pass finite numbers from 0 to 1")
    guard let whole = AnimationBlock.current else { return animations() }
    whole.runStep(
      from: max(0, min(1, frameStartTime)), to: max(0, min(1, frameStartTime + frameDuration)),
      animations)
  }
}

extension AnimationBlock {
  /// Runs `changes` as a keyframe of the block, between two fractions of its duration.
  fileprivate func runStep(from start: Double, to end: Double, _ changes: () -> Void) {
    let before = manner
    if case .cubic(let curve) = manner.curve {
      manner.curve = isDiscrete ? .step(at: start) : .part(of: curve, start: start, end: end)
    }
    manner.isKeyframe = true
    changes()
    manner = before
  }
}
