// SPDX-License-Identifier: Apache-2.0

extension MainActor {
  /// Runs `body` with a value that is used only on the main thread, in nonisolated code on that thread.
  ///
  /// Examples are C callbacks and overridden methods of `NSObject`. Traps on other threads.
  ///
  /// - Parameters:
  ///   - value: The argument of `body`; several values are a tuple.
  ///   - body: A closure called immediately.
  /// - Returns: The result of `body`.
  package static func assumeIsolated<Value, Result: Sendable>(
    with value: Value, _ body: @MainActor (Value) throws -> Result
  ) rethrows -> Result {
    // The value stays on its thread: `assumeIsolated` traps on every other one.
    nonisolated(unsafe) let value = value
    return try assumeIsolated { try body(value) }
  }
}
