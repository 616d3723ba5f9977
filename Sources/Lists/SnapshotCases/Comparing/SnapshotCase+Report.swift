// SPDX-License-Identifier: Apache-2.0

extension SnapshotCase {
  /// Replays the sequence and returns the comparison of each step, and of the final text, with the recording.
  package func report() -> SnapshotCaseReport {
    var report = SnapshotCaseReport(id: id)
    let outcomes = replay()
    for (number, (step, outcome)) in zip(steps, outcomes).enumerated() {
      if outcome.skipped == true {
        report.skippedSteps += 1
        continue
      }
      report.steps += 1
      let differences = step.differences(outcome)
      if differences.isEmpty { report.equalSteps += 1 }
      report.differences += differences.map {
        "step \(number), \(step.operation.rawValue), \($0)"
      }
    }
    if let expected = finalVisualDescription, let found = outcomes.last?.visualDescription,
      expected != found
    {
      report.differences.append(
        "visualDescription is \(String(reflecting: found)), "
          + "expected \(String(reflecting: expected))")
    }
    return report
  }
}

extension CaseStep {
  /// Returns the differences between `outcome` and the recording, as sentences.
  fileprivate func differences(_ outcome: StepOutcome) -> [String] {
    var differences: [String] = []
    if !isAsRecorded(outcome.failure) {
      let found = outcome.failure.map { "fails with \($0)" } ?? "succeeds"
      differences.append("\(found), expected \(fails.map { "\($0)" } ?? "success")")
    }
    if outcome.state != state {
      differences.append("leaves \(outcome.state), expected \(state)")
    }
    if fails == nil, outcome.fails == nil {
      if outcome.level != level {
        differences.append("returns \(Self.text(outcome.level)), expected \(Self.text(level))")
      }
      if outcome.result != result {
        differences.append("returns \(Self.text(outcome.result)), expected \(Self.text(result))")
      }
    }
    return differences
  }

  /// Returns whether `failure` has the recorded code, and the recorded identifiers if there are any.
  private func isAsRecorded(_ failure: CaseFailure?) -> Bool {
    guard let fails, let failure else { return fails == nil && failure == nil }
    return fails.code == failure.code
      && (fails.identifiers.map { $0 == failure.identifiers } ?? true)
  }

  private static func text(_ answer: (some CustomStringConvertible)?) -> String {
    answer?.description ?? "nothing"
  }
}
