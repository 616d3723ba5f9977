// SPDX-License-Identifier: Apache-2.0

/// What is to happen the next time that an application's code runs, moment by moment.
@MainActor
final class ScriptHooks {
  private var armed: [(moment: ScriptMoment, step: EngineScript.Step)] = []
  private var isActing = false
  /// The closure that performs a step.
  var act: (EngineScript.Step) -> Void = { _ in }
  /// How many actions happened inside of callbacks.
  private(set) var fired = 0

  /// Has `step` happen once, when `moment` comes.
  func arm(_ step: EngineScript.Step, at moment: ScriptMoment) { armed.append((moment, step)) }

  /// `moment` has come; what happens now leads to no further actions.
  func pass(_ moment: ScriptMoment) {
    guard !isActing, let index = armed.firstIndex(where: { $0.moment == moment }) else { return }
    let step = armed.remove(at: index).step
    isActing = true
    fired += 1
    act(step)
    isActing = false
  }
}
