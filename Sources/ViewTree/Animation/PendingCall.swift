// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A call that is made later on the main actor.
@MainActor
final class PendingCall {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func run() { body() }

  /// Makes the call when the main queue comes to it.
  func runSoon() { DispatchQueue.main.async { MainActor.assumeIsolated { self.run() } } }
}
