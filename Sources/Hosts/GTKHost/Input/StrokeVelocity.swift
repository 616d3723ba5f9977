// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The velocity of fingers on a touchpad when they are lifted.
package struct StrokeVelocity {
  /// The period before the end of a scroll that is measured, in seconds.
  private static let window: TimeInterval = 0.15

  private var moves: [(time: TimeInterval, delta: CGVector)] = []

  /// Creates a measurement without moves.
  package init() {}

  /// Begins a new measurement.
  package mutating func begin() {
    moves = []
  }

  /// Adds a move by `delta`, in points, which ended at `time`, in seconds.
  package mutating func move(by delta: CGVector, at time: TimeInterval) {
    moves.append((time, delta))
    moves.removeAll { time - $0.time > Self.window }
  }

  /// Returns the velocity at `time`, in points per second; zero if the fingers rested.
  ///
  /// - Complexity: O(*n*) in the number of moves in the last 0.15 seconds.
  package func velocity(at time: TimeInterval) -> CGVector {
    let recent = moves.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    // The first move ended at the first time: its distance was covered before the measured span.
    let way = recent.dropFirst().reduce(CGVector.zero) {
      CGVector(dx: $0.dx + $1.delta.dx, dy: $0.dy + $1.delta.dy)
    }
    let span = last.time - first.time
    return CGVector(dx: way.dx / span, dy: way.dy / span)
  }
}
