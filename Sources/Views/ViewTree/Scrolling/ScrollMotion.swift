// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// How the content of a scroll view moves by itself: along each axis, from a moment on.
struct ScrollMotion: Hashable, Sendable {
  private let start: TimeInterval
  private let x: AxisMotion
  private let y: AxisMotion

  /// How long an animated move takes, in seconds.
  static let easingDuration: TimeInterval = 0.3
  /// How long a step of a wheel takes, in seconds.
  static let stepDuration: TimeInterval = 0.16

  /// A motion that begins at `start`, on the host's clock.
  init(x: AxisMotion, y: AxisMotion, at start: TimeInterval) {
    self.x = x
    self.y = y
    self.start = start
  }

  /// An animated move.
  init(easingFrom from: CGPoint, to: CGPoint, at start: TimeInterval) {
    self.init(
      x: .ease(from: from.x, to: to.x, duration: Self.easingDuration),
      y: .ease(from: from.y, to: to.y, duration: Self.easingDuration), at: start)
  }

  /// A step of a wheel.
  init(steppingFrom from: CGPoint, to: CGPoint, at start: TimeInterval) {
    self.init(
      x: .arrive(from: from.x, to: to.x, duration: Self.stepDuration),
      y: .arrive(from: from.y, to: to.y, duration: Self.stepDuration), at: start)
  }

  /// Where the motion ends.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// The offset at `time`, and whether it stays.
  func place(at time: TimeInterval) -> (offset: CGPoint, isAtRest: Bool) {
    let across = x.place(after: time - start)
    let down = y.place(after: time - start)
    return (
      CGPoint(x: across.value, y: down.value), across.isAtRest && down.isAtRest
    )
  }

  /// How fast the offset moves at `time`, in points a second.
  func velocity(at time: TimeInterval) -> CGVector {
    CGVector(dx: x.velocity(after: time - start), dy: y.velocity(after: time - start))
  }

  /// An animated move that goes on from `place` at `time` and ends at `end` when this one would.
  func redirected(from place: CGPoint, to end: CGPoint, at time: TimeInterval) -> ScrollMotion {
    ScrollMotion(
      x: x.redirected(from: place.x, to: end.x, after: time - start),
      y: y.redirected(from: place.y, to: end.y, after: time - start), at: start)
  }

  /// The same motion, `distance` further on.
  func shifted(by distance: CGVector) -> ScrollMotion {
    ScrollMotion(x: x.shifted(by: distance.dx), y: y.shifted(by: distance.dy), at: start)
  }
}
