// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Snapshotting {
  /// The same after `duration` seconds of the machine's time, in which the run loop turns.
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
