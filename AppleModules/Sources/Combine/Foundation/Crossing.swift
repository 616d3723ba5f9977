// SPDX-License-Identifier: Apache-2.0

/// A box that passes a value to a closure of Foundation that runs on another thread.
///
/// The value itself must be thread-safe.
struct Crossing<Value>: @unchecked Sendable {
  let value: Value
}
