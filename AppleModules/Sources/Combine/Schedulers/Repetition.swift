// SPDX-License-Identifier: Apache-2.0

/// An action that runs again and again, each time by a new request to its scheduler.
///
/// So it waits as everything waits: on the clock of a test, too.
final class Repetition: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Runs the action; false when it was cancelled.
  func run() -> Bool {
    guard let action = lock.withLock({ self.action }) else { return false }
    action()
    return lock.withLock { self.action != nil }
  }

  func cancel() {
    let old = lock.withLock {
      defer { action = nil }
      return action
    }
    withExtendedLifetime(old) {}
  }
}
