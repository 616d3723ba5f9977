// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that a module registers before `main` for a module below it, which can't import it.
///
/// `Documentation/Registration.md` draws who registers what for whom.
package final class Registration<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  /// A place without a value.
  package init() {}

  /// The value that was registered last; nil: no module that registers one is linked.
  package var value: Value? { stored.withLock { $0 } }

  /// Registers `value`.
  ///
  /// Called by a function in the section `.init_array`, when the program is loaded, or by tests.
  package func register(_ value: Value) {
    stored.withLock { $0 = value }
  }
}
