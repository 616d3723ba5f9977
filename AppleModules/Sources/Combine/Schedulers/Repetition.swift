// SPDX-License-Identifier: Apache-2.0

/// An action that repeats, scheduled anew for each run.
///
/// Its delays therefore follow the scheduler's clock, including a test clock.
final class Repetition: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Runs the action; returns `false` when the repetition was cancelled.
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
