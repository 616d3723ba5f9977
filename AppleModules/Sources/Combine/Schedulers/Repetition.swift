// SPDX-License-Identifier: Apache-2.0

/// An action that a scheduler repeats until it is cancelled.
final class Repetition: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Runs the action unless it was cancelled, and returns whether to repeat it.
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
