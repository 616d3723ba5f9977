// SPDX-License-Identifier: Apache-2.0

/// Something that closures of Foundation carry to other threads.
///
/// What is carried takes care of threads itself.
struct Crossing<Value>: @unchecked Sendable {
  let value: Value
}
