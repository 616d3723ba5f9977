// SPDX-License-Identifier: Apache-2.0

/// A call that is made later on the main actor.
@MainActor
final class PendingCall {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func run() { body() }
}
