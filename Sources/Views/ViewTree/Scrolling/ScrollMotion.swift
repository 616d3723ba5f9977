// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The animated motion of a scroll view's content along both axes.
struct ScrollMotion: Hashable, Sendable {
  private let start: TimeInterval
  private let x: AxisMotion
  private let y: AxisMotion

  /// The duration of an animated move, in seconds.
  static let easingDuration: TimeInterval = 0.3
  /// The duration of a scroll wheel step, in seconds.
  static let stepDuration: TimeInterval = 0.16

  /// Creates a motion that begins at `start`, in seconds on the host's clock.
  init(x: AxisMotion, y: AxisMotion, at start: TimeInterval) {
    self.x = x
    self.y = y
    self.start = start
  }

  /// Creates the motion of an animated move.
  init(easingFrom from: CGPoint, to: CGPoint, at start: TimeInterval) {
    self.init(
      x: .ease(from: from.x, to: to.x, duration: Self.easingDuration),
      y: .ease(from: from.y, to: to.y, duration: Self.easingDuration), at: start)
  }

  /// Creates the motion of a scroll wheel step.
  init(steppingFrom from: CGPoint, to: CGPoint, at start: TimeInterval) {
    self.init(
      x: .arrive(from: from.x, to: to.x, duration: Self.stepDuration),
      y: .arrive(from: from.y, to: to.y, duration: Self.stepDuration), at: start)
  }

  /// The final offset.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// Returns the offset at `time`, and whether it is final.
  func place(at time: TimeInterval) -> (offset: CGPoint, isAtRest: Bool) {
    let across = x.place(after: time - start)
    let down = y.place(after: time - start)
    return (
      CGPoint(x: across.value, y: down.value), across.isAtRest && down.isAtRest
    )
  }

  /// Returns the velocity at `time`, in points per second.
  func velocity(at time: TimeInterval) -> CGVector {
    CGVector(dx: x.velocity(after: time - start), dy: y.velocity(after: time - start))
  }

  /// Returns an animated move that continues from `place` at `time` and ends at `end` at the same time as
  /// this one.
  func redirected(from place: CGPoint, to end: CGPoint, at time: TimeInterval) -> ScrollMotion {
    ScrollMotion(
      x: x.redirected(from: place.x, to: end.x, after: time - start),
      y: y.redirected(from: place.y, to: end.y, after: time - start), at: start)
  }

  /// Returns the motion shifted by `distance`.
  func shifted(by distance: CGVector) -> ScrollMotion {
    ScrollMotion(x: x.shifted(by: distance.dx), y: y.shifted(by: distance.dy), at: start)
  }
}
