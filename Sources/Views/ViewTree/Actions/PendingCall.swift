// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A delayed call on the main actor: at the next turn of the main queue or the next frame.
@MainActor
final class PendingCall {
  private static var waiting: [PendingCall] = []
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Schedules the call, which is made once.
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

  /// Makes all pending calls; called at the beginning of each frame, because no queue may run between frames
  /// on a test clock.
  static func runWaiting() {
    for call in waiting { call.run() }
  }
}
