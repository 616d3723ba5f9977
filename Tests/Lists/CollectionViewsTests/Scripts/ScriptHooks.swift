// SPDX-License-Identifier: Apache-2.0

/// The actions to perform in the next callbacks.
@MainActor
final class ScriptHooks {
  private var armed: [(moment: ScriptMoment, step: EngineScript.Step)] = []
  private var isActing = false
  /// The closure that performs a step.
  var act: (EngineScript.Step) -> Void = { _ in }
  /// The number of actions performed inside callbacks.
  private(set) var fired = 0

  /// Schedules `step` to be performed once, in the next callback `moment`.
  func arm(_ step: EngineScript.Step, at moment: ScriptMoment) { armed.append((moment, step)) }

  /// Performs the step scheduled for `moment`, if there is one; a step does not trigger further steps.
  func pass(_ moment: ScriptMoment) {
    guard !isActing, let index = armed.firstIndex(where: { $0.moment == moment }) else { return }
    let step = armed.remove(at: index).step
    isActing = true
    fired += 1
    act(step)
    isActing = false
  }
}
