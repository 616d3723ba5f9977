// SPDX-License-Identifier: Apache-2.0

/// A value behind a lock, which one thread does not need.
final class Mutex<Value>: @unchecked Sendable {
  private var value: Value

  /// Creates the value.
  init(_ value: Value) { self.value = value }

  /// Returns the result of `body`, which may change the value.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}
