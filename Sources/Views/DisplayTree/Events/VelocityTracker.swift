// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// A tracker that estimates the velocity of a pointer from its locations during the last tenth of a second.
package struct VelocityTracker: Hashable, Sendable {
  private static let memory: TimeInterval = 0.1

  private struct Sample: Hashable, Sendable {
    var time: TimeInterval
    var location: CGPoint
  }

  private var samples: [Sample] = []

  /// Creates a tracker without samples.
  package init() {}

  /// Adds a sample; samples with the same time replace each other.
  package mutating func add(_ location: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, location: location))
    samples.removeAll { $0.time < time - Self.memory }
  }

  /// Returns the velocity at `time`, in points per second; zero if the pointer was at rest, or if the samples
  /// cover no more than 4 milliseconds.
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
