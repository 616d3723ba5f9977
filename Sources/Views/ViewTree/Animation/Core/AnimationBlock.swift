// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A block of changes that are animated together: how, and who is told when all of them are done.
@MainActor
final class AnimationBlock {
  /// How changes get to where they are set.
  struct Manner {
    /// Of one run, in seconds.
    var duration: TimeInterval = 0
    /// Until the first run, in seconds.
    var delay: TimeInterval = 0
    var curve = AnimationTiming.Curve.cubic(.easeInOut)
    /// How many runs there are; infinite: no end.
    var repeatCount: Double = 1
    var autoreverses = false
    /// Whether changes replace what is under way, from where it is, instead of adding to it.
    var beginsFromCurrentState = false
    var allowsInteraction = false
    /// Whether views that wait for layout after the changes are laid out in the animation.
    var laysOutSubviews = false
    /// Whether what waits is updated and laid out where the block begins and ends.
    var flushesUpdates = false
    /// Whether the block is a step of several: its changes begin where the steps before end.
    var isKeyframe = false
  }

  /// The blocks that are being run, the innermost last; nil stands for none in effect.
  @exclusivity(unchecked) private static var stack: [AnimationBlock?] = []
  /// Whether blocks animate at all.
  @exclusivity(unchecked) static var isEnabled = true {
    willSet { if newValue != isEnabled, flushes { DisplayLinks.layOutPending() } }
  }
  /// Whether one of the blocks that are being run flushes updates.
  private static var flushes: Bool { stack.contains { $0?.manner.flushesUpdates ?? false } }
  /// The block that changes of views are animated by; nil: they are not.
  static var current: AnimationBlock? { isEnabled ? (stack.last ?? nil) : nil }

  /// Whether the innermost block is one that asks for no animation.
  static var isSuspended: Bool { stack.last.map { $0 == nil } ?? false }

  /// Whether changes are animated here when a block asks for it.
  static var isInEffect: Bool { isEnabled && !isSuspended }

  var manner: Manner
  /// Whether steps are jumps.
  var isDiscrete = false
  private var completion: ((Bool) -> Void)?
  private var outstanding = 0
  private var allFinished = true
  private var isSealed = false
  private weak var animator: LayerAnimator?

  /// Waits for this block as one of its parts: a transaction; nil: nothing does.
  private let outer: AnimationBlock?
  private var isOver = false
  /// What moves the changes instead of the clock; nil: the clock does.
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
  /// Whether changes are seen on their way at all.
  var takesTime: Bool { manner.duration + manner.delay > 0 }

  /// Puts the block in effect until it is closed: changes are made without a closure.
  func open() { Self.stack.append(self) }

  /// Takes the block, which was opened, out of effect; no more changes are added.
  func close() {
    if let place = Self.stack.lastIndex(where: { $0 === self }) { Self.stack.remove(at: place) }
    if manner.laysOutSubviews { animator?.layOut() }
    seal()
  }

  /// Runs `changes` with `block` in effect; nil: nothing is animated.
  static func run(_ block: AnimationBlock?, _ changes: () -> Void) {
    let flushes = block?.manner.flushesUpdates ?? false || Self.flushes
    if flushes { DisplayLinks.layOutPending() }
    stack.append(block)
    changes()
    if flushes { DisplayLinks.layOutPending() }
    stack.removeLast()
  }

  /// Runs `changes` as those of this block, after which no more are added.
  func runAll(_ changes: () -> Void) {
    Self.run(self) {
      changes()
      if manner.laysOutSubviews { animator?.layOut() }
    }
    seal()
  }

  /// Tells that no more changes come: the completion may be called from now on.
  func seal() {
    isSealed = true
    endIfDone()
  }

  /// A change was made where `animator` ticks.
  func touched(_ animator: LayerAnimator) {
    self.animator = animator
    pace?.animator = animator
  }

  /// One more part has to end before the block has.
  func began() { outstanding += 1 }

  /// A part ended: by itself, or because it was taken away.
  func ended(finished: Bool) {
    outstanding -= 1
    allFinished = allFinished && finished
    endIfDone()
  }

  /// The timing of a change made now.
  func timing(from now: TimeInterval) -> AnimationTiming {
    if let pace { return pace.timing(manner) }
    return AnimationTiming(
      begin: now + manner.delay, duration: manner.duration, curve: manner.curve,
      repeatCount: manner.repeatCount, autoreverses: manner.autoreverses)
  }

  /// Calls the completion, once, outside of the code that ended the last part.
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
