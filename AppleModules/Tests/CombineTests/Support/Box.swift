// SPDX-License-Identifier: Apache-2.0

/// A box that transfers a value to another thread.
struct Box<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
