// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recogniser of touches that move quickly in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The swipe direction to the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// The swipe direction to the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// The swipe direction from bottom to top.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// The swipe direction from top to bottom.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// The minimum distance of a swipe, in points, chosen by Mullion.
  private static let distance: CGFloat = 50
  /// The maximum deviation from the direction, in points, chosen by Mullion.
  private static let width: CGFloat = 40
  /// The maximum duration of a swipe, in seconds, chosen by Mullion.
  private static let longest: TimeInterval = 0.5

  /// The directions that are recognised.
  open var direction: Direction = .right
  /// The number of touches required.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.count > numberOfTouchesRequired { return state = .failed }
    if deadline == nil { deadline = event.timestamp + Self.longest }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let ways = liveTouches.map(way)
    if ways.contains(nil) { return state = .failed }
    guard liveTouches.count == numberOfTouchesRequired else { return }
    for one in [Direction.right, .left, .up, .down] where direction.contains(one) {
      if ways.allSatisfy({ $0?.contains(one) ?? false }) { return state = .ended }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func deadlinePassed() { state = .failed }

  /// Returns the direction of `touch`, empty if it has not moved far enough, or `nil` if it deviates from all
  /// directions that are recognised.
  private func way(_ touch: UITouch) -> Direction? {
    let place = touch.location(in: nil)
    let x = place.x - touch.start.x
    let y = place.y - touch.start.y
    let acrossCounts = !direction.isDisjoint(with: [.left, .right])
    let downCounts = !direction.isDisjoint(with: [.up, .down])
    guard acrossCounts && abs(y) <= Self.width || downCounts && abs(x) <= Self.width else {
      return nil
    }
    if abs(x) > abs(y) { return abs(x) < Self.distance ? [] : x > 0 ? .right : .left }
    return abs(y) < Self.distance ? [] : y > 0 ? .down : .up
  }
}
