// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

extension SnapshotCase {
  /// Performs the steps from the beginning, and returns one outcome for each.
  package func replay() -> [StepOutcome] {
    switch kind {
    case .snapshot: replay(SnapshotReplay(hasPreset: hasPreset))
    case .sectionSnapshot: replay(SectionSnapshotReplay(hasPreset: hasPreset))
    }
  }

  private func replay(_ start: some CaseReplaying) -> [StepOutcome] {
    var snapshot = start
    var outcomes = steps.map { step in
      let result = Result { () throws(SnapshotError) in try snapshot.perform(step) }
      snapshot.checkInvariants()
      return Self.outcome(of: result, state: snapshot.state)
    }
    if !outcomes.isEmpty {
      outcomes[outcomes.count - 1].visualDescription = snapshot.visualDescription
    }
    return outcomes
  }

  private static func outcome(
    of result: Result<StepAnswer, SnapshotError>, state: CaseState
  ) -> StepOutcome {
    var outcome = StepOutcome(state: state)
    switch result {
    case .failure(let error):
      outcome.fails = error.code.rawValue
      outcome.identifiers = error.identifiers
    case .success(.inexpressible): outcome.skipped = true
    case .success(let answer):
      outcome.ok = true
      if case .level(let level) = answer { outcome.level = level }
      if case .part(let part) = answer { outcome.result = part }
    }
    return outcome
  }
}
