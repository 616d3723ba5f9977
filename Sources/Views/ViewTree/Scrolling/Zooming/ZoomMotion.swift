// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// How the scale of a scroll view's content and its offset change by themselves.
struct ZoomMotion: Hashable, Sendable {
  /// How long an animated zoom takes, in seconds.
  static let duration: TimeInterval = 0.3
  /// How long a step of a wheel takes, in seconds.
  static let stepDuration: TimeInterval = 0.16

  let start: TimeInterval
  let length: TimeInterval
  let scales: (from: CGFloat, to: CGFloat)
  /// In points; where the motion ends, offsets are taken back to where content may be.
  let offsets: (from: CGPoint, to: CGPoint)
  /// How far the content was beyond its edges at the start, in points.
  let excess: CGVector
  /// Whether it starts fast instead of speeding up.
  let startsFast: Bool

  /// How much of the way is gone at `time`, 0 to 1.
  func share(at time: TimeInterval) -> CGFloat {
    let gone = CGFloat(max(0, min(1, (time - start) / length)))
    let left = 1 - gone
    return startsFast ? 1 - left * left * left : gone * gone * (3 - 2 * gone)
  }

  /// The scale when `share` of the way is gone.
  func scale(_ share: CGFloat) -> CGFloat {
    share < 1 ? scales.from + (scales.to - scales.from) * share : scales.to
  }

  /// The offset when `share` of the way is gone, in points, were there no edges.
  func offset(_ share: CGFloat) -> CGPoint {
    CGPoint(
      x: offsets.from.x + (offsets.to.x - offsets.from.x) * share,
      y: offsets.from.y + (offsets.to.y - offsets.from.y) * share)
  }

  static func == (one: ZoomMotion, other: ZoomMotion) -> Bool {
    one.start == other.start && one.scales == other.scales && one.offsets == other.offsets
  }

  func hash(into hasher: inout Hasher) { hasher.combine(start) }
}
