// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animated motion of an offset along one axis, in closed form.
///
/// Times are in seconds since the beginning, lengths in points, velocities in points per second.
indirect enum AxisMotion: Hashable, Sendable {
  /// A rest at the given offset.
  case rest(CGFloat)
  /// A motion that accelerates and decelerates over `duration`.
  case ease(from: CGFloat, to: CGFloat, duration: TimeInterval)
  /// A motion that starts fast and decelerates over `duration`.
  case arrive(from: CGFloat, to: CGFloat, duration: TimeInterval)
  /// A motion that decelerates by the factor e^(-drag) per second.
  case glide(from: CGFloat, velocity: CGFloat, drag: CGFloat)
  /// A motion that moves to `to` with a critically damped spring of the given stiffness.
  case spring(from: CGFloat, to: CGFloat, velocity: CGFloat, stiffness: CGFloat)
  /// A motion that follows the first motion until `time`, then the second one.
  case sequence(AxisMotion, until: TimeInterval, AxisMotion)

  /// The distance from the end, in points, below which a deceleration has ended, and below which a spring has
  /// ended if its speed is below `restSpeed`.
  private static let restDistance: CGFloat = 0.5
  private static let restSpeed: CGFloat = 20
  /// The stiffness of the spring that returns content to its edge; `targetStiffness` is that of the spring to
  /// a requested offset.
  private static let edgeStiffness: CGFloat = 12
  private static let targetStiffness: CGFloat = 8

  /// The final offset.
  var end: CGFloat {
    switch self {
    case .rest(let value): value
    case .ease(_, let to, _), .arrive(_, let to, _), .spring(_, let to, _, _): to
    case .glide(let from, let velocity, let drag): from + velocity / drag
    case .sequence(_, _, let last): last.end
    }
  }

  /// Returns the offset after `time`, and whether it is final.
  func place(after time: TimeInterval) -> (value: CGFloat, isAtRest: Bool) {
    let t = max(0, CGFloat(time))
    switch self {
    case .rest(let value):
      return (value, true)
    case .ease(let from, let to, let duration):
      let share = t / CGFloat(duration)
      return share < 1 ? (from + (to - from) * share * share * (3 - 2 * share), false) : (to, true)
    case .arrive(let from, let to, let duration):
      let left = 1 - t / CGFloat(duration)
      return left > 0 ? (to + (from - to) * left * left * left, false) : (to, true)
    case .glide(_, let velocity, let drag):
      let left = velocity / drag * exp(-drag * t)
      return abs(left) < Self.restDistance ? (end, true) : (end - left, false)
    case .spring(let from, let to, let velocity, let stiffness):
      let distance = from - to
      let pull = velocity + stiffness * distance
      let decay = exp(-stiffness * t)
      let value = (distance + pull * t) * decay
      let speed = (pull - stiffness * (distance + pull * t)) * decay
      let isAtRest = abs(value) < Self.restDistance && abs(speed) < Self.restSpeed
      return isAtRest ? (to, true) : (to + value, false)
    case .sequence(let first, let until, let second):
      if time < until { return (first.place(after: time).value, false) }
      return second.place(after: time - until)
    }
  }

  /// Returns the velocity after `time`.
  func velocity(after time: TimeInterval) -> CGFloat {
    let t = max(0, CGFloat(time))
    switch self {
    case .rest:
      return 0
    case .ease(let from, let to, let duration):
      let share = t / CGFloat(duration)
      return share < 1 ? (to - from) * 6 * share * (1 - share) / CGFloat(duration) : 0
    case .arrive(let from, let to, let duration):
      let left = max(0, 1 - t / CGFloat(duration))
      return (to - from) * 3 * left * left / CGFloat(duration)
    case .glide(_, let velocity, let drag):
      return velocity * exp(-drag * t)
    case .spring(let from, let to, let velocity, let stiffness):
      let distance = from - to
      let pull = velocity + stiffness * distance
      return (pull - stiffness * (distance + pull * t)) * exp(-stiffness * t)
    case .sequence(let first, let until, let second):
      return time < until ? first.velocity(after: time) : second.velocity(after: time - until)
    }
  }

  /// Returns a motion that is at `place` after `time` and ends at `end` at the same time as this one.
  ///
  /// A motion other than `ease` is treated as having the duration of an animated move. When nearly all of the
  /// duration has elapsed, the result is at rest at `end`.
  func redirected(from place: CGFloat, to end: CGFloat, after time: TimeInterval) -> AxisMotion {
    var length = ScrollMotion.easingDuration
    if case .ease(_, _, let duration) = self { length = duration }
    let share = CGFloat(max(0, min(1, time / length)))
    let gone = share * share * (3 - 2 * share)
    guard gone < 0.999 else { return .rest(end) }
    return .ease(from: (place - end * gone) / (1 - gone), to: end, duration: length)
  }

  /// Returns the motion shifted by `distance`.
  func shifted(by distance: CGFloat) -> AxisMotion {
    switch self {
    case .rest(let value):
      .rest(value + distance)
    case .ease(let from, let to, let duration):
      .ease(from: from + distance, to: to + distance, duration: duration)
    case .arrive(let from, let to, let duration):
      .arrive(from: from + distance, to: to + distance, duration: duration)
    case .glide(let from, let velocity, let drag):
      .glide(from: from + distance, velocity: velocity, drag: drag)
    case .spring(let from, let to, let velocity, let stiffness):
      .spring(from: from + distance, to: to + distance, velocity: velocity, stiffness: stiffness)
    case .sequence(let first, let until, let second):
      .sequence(first.shifted(by: distance), until: until, second.shifted(by: distance))
    }
  }

  // MARK: Release

  /// Returns the final offset of a deceleration without edges.
  static func restingPlace(from: CGFloat, velocity: CGFloat, drag: CGFloat) -> CGFloat {
    from + velocity / drag
  }

  /// Returns the motion after the user releases the content.
  ///
  /// - Parameters:
  ///   - from: The offset at that moment.
  ///   - velocity: The velocity at that moment.
  ///   - drag: The rate of deceleration; see `glide`.
  ///   - range: The valid resting offsets.
  ///   - target: The final offset.
  ///   - bounces: Whether the content may overshoot the edges.
  /// - Returns: The motion, which ends within 0.5 points of `target`.
  static func release(
    from: CGFloat, velocity: CGFloat, drag: CGFloat, in range: (least: CGFloat, greatest: CGFloat),
    to target: CGFloat, bounces: Bool
  ) -> AxisMotion {
    if from < range.least || from > range.greatest {
      return .spring(from: from, to: target, velocity: velocity, stiffness: edgeStiffness)
    }
    let natural = restingPlace(from: from, velocity: velocity, drag: drag)
    let edge = max(range.least, min(range.greatest, natural))
    guard abs(edge - target) < restDistance else {
      return approach(from: from, velocity: velocity, to: target)
    }
    if abs(natural - from) < restDistance { return .rest(target) }
    let glide = AxisMotion.glide(from: from, velocity: velocity, drag: drag)
    guard natural != edge else { return glide }
    // The target is beyond the edge: the deceleration crosses it with the remaining speed, and springs
    // back.
    let leftShare = 1 - drag * (edge - from) / velocity
    let crossing = leftShare > 0 ? -log(leftShare) / drag : 0
    let after: AxisMotion =
      bounces
      ? .spring(from: edge, to: edge, velocity: velocity * leftShare, stiffness: edgeStiffness)
      : .rest(edge)
    return .sequence(glide, until: TimeInterval(crossing), after)
  }

  /// Returns a motion that ends at `target`.
  ///
  /// The motion does not overshoot if the velocity points towards `target` and is at most 40 times the
  /// distance per second.
  private static func approach(
    from: CGFloat, velocity: CGFloat, to target: CGFloat
  ) -> AxisMotion {
    let distance = target - from
    if abs(distance) < 0.01 { return .rest(target) }
    let needed = velocity / distance
    return .spring(
      from: from, to: target, velocity: velocity,
      stiffness: min(40, max(targetStiffness, needed)))
  }
}
