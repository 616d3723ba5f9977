// SPDX-License-Identifier: Apache-2.0

/// The completions of animated applies: called in their turn, or when the views have arrived if that
/// is later.
@MainActor
final class ApplyCompletions {
  private let calls: [UncheckedCall]
  private var hasArrived = false
  private var hadTurn = false

  init(_ calls: [UncheckedCall]) {
    self.calls = calls
  }

  /// It is these completions' turn.
  func turn() {
    hadTurn = true
    if hasArrived { run() }
  }

  /// The views have arrived; answers what to call now if the turn is over.
  func arrive() -> UncheckedCall? {
    hasArrived = true
    guard hadTurn, !calls.isEmpty else { return nil }
    return UncheckedCall { self.run() }
  }

  private func run() {
    for call in calls { call.run() }
  }
}
