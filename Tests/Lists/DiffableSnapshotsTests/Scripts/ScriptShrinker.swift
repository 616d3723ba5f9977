// SPDX-License-Identifier: Apache-2.0

/// A reducer of failing scripts, which finds a short script that still fails.
///
/// A script is a list of steps as values. Steps are left out, so `run` must accept any subsequence of them:
/// it either predicts the effect of a step that is no longer meaningful, or skips it.
///
/// ```swift
/// let shrinker = ScriptShrinker(run: run, simpler: { $0.withFewerItems })
/// #expect(shrinker.report(on: script, name: "seed \(seed)") == nil)
/// ```
struct ScriptShrinker<Step> {
  /// Runs a script from the beginning and returns its failure, or `nil` if there is none.
  var run: ([Step]) -> ScriptFailure?
  /// The closure that returns simpler variants of a step, simplest first.
  var simpler: (Step) -> [Step] = { _ in [] }
  /// The maximum number of calls of `run`.
  var runs = 2_000

  /// Runs `script` and returns the reason of the failure and the reduced script as text, or `nil` if nothing
  /// fails.
  func report(on script: [Step], name: String) -> String? {
    guard let failure = run(script) else { return nil }
    let (steps, reduced) = shrink(script, failure)
    let lines = steps.enumerated().map { "  \($0 + 1). \($1)" }
    return
      (["\(name): \(reduced.reason), reduced from \(script.count) to \(steps.count) steps:"]
      + lines).joined(separator: "\n")
  }

  /// Returns the script, reduced as far as it still fails for any reason, with its failure; `failure` is that
  /// of `script`.
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

  /// The shortest failing script so far, and the remaining number of runs.
  private struct State {
    var script: [Step]
    var failure: ScriptFailure
    var left: Int

    /// Removes the steps after the one that failed.
    mutating func cut() { script.removeSubrange(min(failure.step + 1, script.count)...) }
  }

  /// Replaces the current script by `script` if that fails, and returns whether it did.
  private func adopt(_ script: [Step], _ state: inout State) -> Bool {
    if state.left == 0 { return false }
    state.left -= 1
    guard let failure = run(script) else { return false }
    state.script = script
    state.failure = failure
    state.cut()
    return true
  }

  /// Removes ranges of `length` steps, from the end, and returns whether any was removed.
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

  /// Replaces steps by simpler ones, and returns whether any was replaced.
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
