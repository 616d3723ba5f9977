// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A unit of work on its own thread that is abandoned when it takes too long.
///
/// A thread cannot be stopped: it ends by itself, and its result is discarded.
final class TimedWork<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result<Value, any Error>?

  /// Returns the result of `body`, or `nil` if it takes longer than `seconds`.
  ///
  /// - Throws: errors of `body`.
  static func run(
    seconds: TimeInterval, _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value? {
    let work = TimedWork()
    let thread = Thread {
      let result = Result { try body() }
      work.condition.withLock {
        work.result = result
        work.condition.signal()
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
    let end = Date(timeIntervalSinceNow: seconds)
    let result = work.condition.withLock {
      while work.result == nil, work.condition.wait(until: end) {}
      return work.result
    }
    return try result?.get()
  }
}
