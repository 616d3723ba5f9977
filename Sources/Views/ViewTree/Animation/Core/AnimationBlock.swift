// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A block of changes that are animated together, with its timing and completion.
@MainActor
final class AnimationBlock {
  /// The timing and options of the changes.
  struct Manner {
    /// The duration of one run, in seconds.
    var duration: TimeInterval = 0
    /// The delay before the first run, in seconds.
    var delay: TimeInterval = 0
    var curve = AnimationTiming.Curve.cubic(.easeInOut)
    /// The number of runs; infinite for an endless animation.
    var repeatCount: Double = 1
    var autoreverses = false
    /// Whether changes replace running animations, from their current values, instead of being added to them.
    var beginsFromCurrentState = false
    var allowsInteraction = false
    /// Whether views that need layout after the changes are laid out inside the animation.
    var laysOutSubviews = false
    /// Whether pending updates and layout are performed at the beginning and the end of the block.
    var flushesUpdates = false
    /// Whether the block is a keyframe: its changes begin where the preceding keyframes end.
    var isKeyframe = false
  }

  /// The running blocks, the innermost last; `nil` for a scope without animation.
  @exclusivity(unchecked) private static var stack: [AnimationBlock?] = []
  /// Whether animations are enabled.
  @exclusivity(unchecked) static var isEnabled = true {
    willSet { if newValue != isEnabled, flushes { DisplayLinks.layOutPending() } }
  }
  /// Whether one of the running blocks flushes updates.
  private static var flushes: Bool { stack.contains { $0?.manner.flushesUpdates ?? false } }
  /// The block that animates changes of views; `nil` if they are not animated.
  static var current: AnimationBlock? { isEnabled ? (stack.last ?? nil) : nil }

  /// Whether the innermost scope disables animation.
  static var isSuspended: Bool { stack.last.map { $0 == nil } ?? false }

  /// Whether a block that is run at this moment would be animated.
  static var isInEffect: Bool { isEnabled && !isSuspended }

  var manner: Manner
  /// Whether keyframes are discrete.
  var isDiscrete = false
  private var completion: ((Bool) -> Void)?
  private var outstanding = 0
  private var allFinished = true
  private var isSealed = false
  private weak var animator: LayerAnimator?

  /// The transaction that waits for this block; `nil` for none.
  private let outer: AnimationBlock?
  private var isOver = false
  /// The pace of a property animator that drives the changes; `nil` for the clock.
  var pace: AnimationPace?

  convenience init(_ manner: Manner, completion: ((Bool) -> Void)? = nil) {
    self.init(manner, within: CATransaction.currentGroup, completion: completion)
  }

  init(_ manner: Manner, within outer: AnimationBlock?, completion: ((Bool) -> Void)? = nil) {
    self.manner = manner
    self.completion = completion
    self.outer = outer
    outer?.began()
  }

  var allowsInteraction: Bool { manner.allowsInteraction }
  /// Whether the changes take any time.
  var takesTime: Bool { manner.duration + manner.delay > 0 }

  /// Makes the block the current one until it is closed.
  func open() { Self.stack.append(self) }

  /// Removes the opened block from the stack, lays out views if the options require it, and seals the block.
  func close() {
    if let place = Self.stack.lastIndex(where: { $0 === self }) { Self.stack.remove(at: place) }
    if manner.laysOutSubviews { animator?.layOut() }
    seal()
  }

  /// Runs `changes` with `block` as the current one; `nil` for no animation.
  static func run(_ block: AnimationBlock?, _ changes: () -> Void) {
    let flushes = block?.manner.flushesUpdates ?? false || Self.flushes
    if flushes { DisplayLinks.layOutPending() }
    stack.append(block)
    changes()
    if flushes { DisplayLinks.layOutPending() }
    stack.removeLast()
  }

  /// Runs `changes` in this block, after which no more are added.
  func runAll(_ changes: () -> Void) {
    Self.run(self) {
      changes()
      if manner.laysOutSubviews { animator?.layOut() }
    }
    seal()
  }

  /// Marks the block as complete; the completion can be called from now on.
  func seal() {
    isSealed = true
    endIfDone()
  }

  /// Registers the animator of a changed layer.
  func touched(_ animator: LayerAnimator) {
    self.animator = animator
    pace?.animator = animator
  }

  /// Increments the number of parts that have to end.
  func began() { outstanding += 1 }

  /// Decrements the number of parts after one has ended or was removed.
  func ended(finished: Bool) {
    outstanding -= 1
    allFinished = allFinished && finished
    endIfDone()
  }

  /// Returns the timing of a change made now.
  func timing(from now: TimeInterval) -> AnimationTiming {
    if let pace { return pace.timing(manner) }
    return AnimationTiming(
      begin: now + manner.delay, duration: manner.duration, curve: manner.curve,
      repeatCount: manner.repeatCount, autoreverses: manner.autoreverses)
  }

  /// Calls the completion once all parts have ended, outside of the code that ended the last one.
  private func endIfDone() {
    guard isSealed, outstanding == 0, !isOver else { return }
    isOver = true
    let finished = allFinished
    if let outer {
      if outer.animator == nil { outer.animator = animator }
      outer.ended(finished: finished)
    }
    guard let completion else { return }
    self.completion = nil
    if let animator {
      animator.callInNextFrame { completion(finished) }
    } else {
      PendingCall { completion(finished) }.runSoon()
    }
  }
}
