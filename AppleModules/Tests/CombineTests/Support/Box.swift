// SPDX-License-Identifier: Apache-2.0

/// Takes something to another thread.
struct Box<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
