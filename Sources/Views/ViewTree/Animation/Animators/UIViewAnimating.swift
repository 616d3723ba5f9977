// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What can be started, held, turned round and moved by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animator is.
  var state: UIViewAnimatingState { get }
  /// Whether it moves, and is not held.
  var isRunning: Bool { get }
  /// Whether it goes back to the start.
  var isReversed: Bool { get set }
  /// How much of the way is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on.
  func startAnimation()
  /// Begins after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is; begins there if it has not begun.
  func pauseAnimation()
  /// Stops where it is; without finishing, `finishAnimation(at:)` is to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
