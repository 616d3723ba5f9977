// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Waiting in real time, in turns of the run loop.
enum Waiting {
  /// The maximum duration of a turn, in seconds.
  private static let turn: TimeInterval = 0.005

  /// Runs the run loop of this thread until `isDone` returns `true` or `end` is reached.
  static func turn(until end: Date, _ isDone: () -> Bool) {
    let idle = DispatchSemaphore(value: 0)
    while !isDone(), Date() < end {
      let next = min(end, Date(timeIntervalSinceNow: turn))
      // A run loop without sources returns immediately.
      if !RunLoop.current.run(mode: .default, before: next) {
        _ = idle.wait(timeout: .now() + turn)
      }
    }
  }
}
