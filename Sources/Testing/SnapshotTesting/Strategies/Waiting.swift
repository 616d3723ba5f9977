// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Waits on the machine's clock, in turns of the run loop.
enum Waiting {
  /// How long a turn takes at most, in seconds.
  private static let turn: TimeInterval = 0.005

  /// Turns the run loop of this thread until `isDone` answers true or `end` has come.
  static func turn(until end: Date, _ isDone: () -> Bool) {
    let idle = DispatchSemaphore(value: 0)
    while !isDone(), Date() < end {
      let next = min(end, Date(timeIntervalSinceNow: turn))
      // A loop with nothing to wait for comes back at once.
      if !RunLoop.current.run(mode: .default, before: next) {
        _ = idle.wait(timeout: .now() + turn)
      }
    }
  }
}
