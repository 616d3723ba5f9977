// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A call that is made later on the main actor: when the main queue comes to it, or the next frame does.
@MainActor
final class PendingCall {
  private static var waiting: [PendingCall] = []
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Makes the call soon, once.
  func runSoon() {
    Self.waiting.append(self)
    DispatchQueue.main.async { MainActor.assumeIsolated { self.run() } }
  }

  private func run() {
    guard let body else { return }
    self.body = nil
    Self.waiting.removeAll { $0 === self }
    body()
  }

  /// Makes all calls that wait: where a clock is turned by hand, no queue may run between frames.
  static func runWaiting() {
    for call in waiting { call.run() }
  }
}
