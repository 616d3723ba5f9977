// SPDX-License-Identifier: Apache-2.0

/// Reduces a script that fails to a short one that still fails, and returns a report.
///
/// A script is a list of steps as values. Steps are left out, so `run` must accept any subsequence of them:
/// it either predicts the effect of a step that is no longer meaningful, or skips it.
///
/// ```swift
/// let shrinker = ScriptShrinker(run: run, simpler: { $0.withFewerItems })
/// #expect(shrinker.report(on: script, name: "seed \(seed)") == nil)
/// ```
struct ScriptShrinker<Step> {
  /// Carries a script out from the beginning; answers where it failed, `nil` when it did not.
  var run: ([Step]) -> ScriptFailure?
  /// Steps that are simpler than a step and may fail as well, simplest first.
  var simpler: (Step) -> [Step] = { _ in [] }
  /// How often `run` is called at most.
  var runs = 2_000

  /// Runs `script`; `nil` when nothing fails, otherwise the reason and the reduced script as text.
  func report(on script: [Step], name: String) -> String? {
    guard let failure = run(script) else { return nil }
    let (steps, reduced) = shrink(script, failure)
    let lines = steps.enumerated().map { "  \($0 + 1). \($1)" }
    return
      (["\(name): \(reduced.reason), reduced from \(script.count) to \(steps.count) steps:"]
      + lines).joined(separator: "\n")
  }

  /// The script reduced as far as it still fails, in whatever way; `failure` is how `script` does.
  func shrink(_ script: [Step], _ failure: ScriptFailure) -> ([Step], ScriptFailure) {
    var state = State(script: script, failure: failure, left: runs)
    state.cut()
    var length = max(1, state.script.count / 2)
    var isProgress = true
    while isProgress || length > 1, state.left > 0 {
      isProgress = leaveOut(length, &state)
      if length == 1, simplify(&state) { isProgress = true }
      length = max(1, length / 2)
    }
    return (state.script, state.failure)
  }

  /// What fails so far, and how many runs are left.
  private struct State {
    var script: [Step]
    var failure: ScriptFailure
    var left: Int

    /// Drops the steps behind the one that failed.
    mutating func cut() { script.removeSubrange(min(failure.step + 1, script.count)...) }
  }

  /// Adopts `script` if it fails.
  private func adopt(_ script: [Step], _ state: inout State) -> Bool {
    if state.left == 0 { return false }
    state.left -= 1
    guard let failure = run(script) else { return false }
    state.script = script
    state.failure = failure
    state.cut()
    return true
  }

  /// Leaves out stretches of `length` steps, from the end; answers whether any could be.
  private func leaveOut(_ length: Int, _ state: inout State) -> Bool {
    var isProgress = false
    var end = state.script.count
    while end > 0 {
      var shorter = state.script
      shorter.removeSubrange(max(0, end - length)..<end)
      if adopt(shorter, &state) { isProgress = true }
      end = min(end - length, state.script.count)
    }
    return isProgress
  }

  /// Replaces steps by simpler ones; answers whether any could be.
  private func simplify(_ state: inout State) -> Bool {
    var isProgress = false
    var index = 0
    while index < state.script.count {
      let candidates = simpler(state.script[index])
      let found = candidates.contains { candidate in
        var other = state.script
        other[index] = candidate
        return adopt(other, &state)
      }
      if found { isProgress = true } else { index += 1 }
    }
    return isProgress
  }
}
