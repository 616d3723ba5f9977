// SPDX-License-Identifier: Apache-2.0

extension MainActor {
  /// Runs `body` with a value that only the main thread uses, in code of that thread which no actor isolates: callbacks of C,
  /// methods of `NSObject` that are overridden.
  ///
  /// Traps on other threads.
  ///
  /// - Parameters:
  ///   - value: What `body` gets; several values are a tuple.
  ///   - body: Called at once.
  /// - Returns: What `body` returns.
  package static func assumeIsolated<Value, Result: Sendable>(
    with value: Value, _ body: @MainActor (Value) throws -> Result
  ) rethrows -> Result {
    // The value stays on the thread that it comes from: `assumeIsolated` traps on every other one.
    nonisolated(unsafe) let value = value
    return try assumeIsolated { try body(value) }
  }
}
