// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that a module registers before `main` for a lower-level module, which cannot import it.
///
/// `Documentation/Registration.md` has a diagram of all registrations.
package final class Registration<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  /// Creates a registration without a value.
  package init() {}

  /// The value that was registered last; `nil` if no module that registers one is linked.
  package var value: Value? { stored.withLock { $0 } }

  /// Registers `value`.
  ///
  /// Called by a function in the section `.init_array`, when the program is loaded, or by tests.
  package func register(_ value: Value) {
    stored.withLock { $0 = value }
  }
}
