// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Snapshotting {
  /// Returns a strategy that runs the run loop for `duration` seconds of real time before the snapshot is
  /// taken.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    var waiting = strategy
    waiting.snapshot = { value in
      Async { callback in
        Waiting.turn(until: Date(timeIntervalSinceNow: duration)) { false }
        strategy.snapshot(value).run(callback)
      }
    }
    return waiting
  }
}
