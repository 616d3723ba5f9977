// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// Estimates how fast a pointer moves, from where it was during the last tenth of a second.
package struct VelocityTracker: Hashable, Sendable {
  private static let memory: TimeInterval = 0.1

  private struct Sample: Hashable, Sendable {
    var time: TimeInterval
    var location: CGPoint
  }

  private var samples: [Sample] = []

  /// A tracker of a pointer that has been nowhere yet.
  package init() {}

  /// The pointer is at `location` at `time`; samples of one time count as one.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, location: location))
    samples.removeAll { $0.time < time - Self.memory }
  }

  /// The velocity in points a second at `time`; zero when the pointer rested before.
  package func velocity(at time: TimeInterval) -> CGVector {
    let recent = samples.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.004 else {
      return .zero
    }
    let duration = CGFloat(last.time - first.time)
    return CGVector(
      dx: (last.location.x - first.location.x) / duration,
      dy: (last.location.y - first.location.y) / duration)
  }
}
