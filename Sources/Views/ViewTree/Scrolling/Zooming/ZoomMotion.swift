// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The animated change of a scroll view's zoom scale and content offset.
struct ZoomMotion: Hashable, Sendable {
  /// The duration of an animated zoom, in seconds.
  static let duration: TimeInterval = 0.3
  /// The duration of a scroll wheel step, in seconds.
  static let stepDuration: TimeInterval = 0.16

  let start: TimeInterval
  let length: TimeInterval
  let scales: (from: CGFloat, to: CGFloat)
  /// The offsets at the beginning and the end, in points, not limited to the valid range.
  let offsets: (from: CGPoint, to: CGPoint)
  /// The distance of the content beyond its edges at the beginning, in points.
  let excess: CGVector
  /// Whether the motion starts fast instead of accelerating.
  let startsFast: Bool

  /// Returns the completed fraction at `time`, from 0 to 1.
  func share(at time: TimeInterval) -> CGFloat {
    let gone = CGFloat(max(0, min(1, (time - start) / length)))
    let left = 1 - gone
    return startsFast ? 1 - left * left * left : gone * gone * (3 - 2 * gone)
  }

  /// Returns the scale at a completed fraction.
  func scale(_ share: CGFloat) -> CGFloat {
    share < 1 ? scales.from + (scales.to - scales.from) * share : scales.to
  }

  /// Returns the offset at a completed fraction, in points, not limited to the valid range.
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
