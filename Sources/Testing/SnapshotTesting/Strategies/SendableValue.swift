// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that may be delivered by another thread.
final class SendableValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  /// The delivered value, or `nil` if there is none yet.
  var current: Value? { lock.withLock { value } }

  /// Stores `value`, unless a value is stored already.
  func keep(_ value: Value) {
    lock.withLock { if self.value == nil { self.value = value } }
  }
}
