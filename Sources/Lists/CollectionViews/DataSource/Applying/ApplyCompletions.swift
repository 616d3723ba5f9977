// SPDX-License-Identifier: Apache-2.0

/// The completions of animated applies, called in order, but not before the animations have ended.
@MainActor
final class ApplyCompletions {
  private let calls: [UncheckedCall]
  private var hasArrived = false
  private var hadTurn = false

  init(_ calls: [UncheckedCall]) {
    self.calls = calls
  }

  /// Marks that the turn of these completions has come, and calls them if the animations have ended.
  func turn() {
    hadTurn = true
    if hasArrived { run() }
  }

  /// Marks that the animations have ended, and returns the call to make now if the turn has already come.
  func arrive() -> UncheckedCall? {
    hasArrived = true
    guard hadTurn, !calls.isEmpty else { return nil }
    return UncheckedCall { self.run() }
  }

  private func run() {
    for call in calls { call.run() }
  }
}
