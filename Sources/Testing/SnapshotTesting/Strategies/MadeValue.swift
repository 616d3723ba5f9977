// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that another thread may bring.
final class MadeValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  /// What was brought; nil: nothing yet.
  var current: Value? { lock.withLock { value } }

  /// Keeps the first value.
  func keep(_ value: Value) {
    lock.withLock { if self.value == nil { self.value = value } }
  }
}
