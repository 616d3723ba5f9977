// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import Testing

/// Tests with random scripts on snapshots, compared with plain arrays: state, failures, marks, lookups,
/// invariants, copies, and the replay of every difference.
///
/// A failing script is reduced before it is reported.
@Suite("Random scripts", .serialized)
struct RandomScriptTests {
  @Test(arguments: ScriptShare.seeds(steps: 50))
  func `a small snapshot equals plain arrays after every operation`(seed: UInt64) {
    check(seed: seed, steps: 50, identifiers: 0..<30, most: 5)
  }

  @Test(arguments: ScriptShare.seeds(from: 100_000, steps: 500).prefix(200))
  func `a snapshot of a few leaves equals plain arrays`(seed: UInt64) {
    check(seed: seed, steps: 25, identifiers: 0..<700, most: 90)
  }

  @Test(arguments: ScriptShare.seeds(from: 200_000, steps: 500).prefix(20))
  func `a snapshot of several levels equals plain arrays`(seed: UInt64) {
    check(seed: seed, steps: 12, identifiers: 0..<20_000, most: 2_500)
  }

  private func check(seed: UInt64, steps: Int, identifiers: Range<Int>, most: Int) {
    let script = SnapshotScript.operations(
      seed: seed, steps: steps, identifiers: identifiers, most: most)
    let shrinker = ScriptShrinker(
      run: SnapshotScript.run, simpler: SnapshotScript.simpler, runs: 500)
    let report = shrinker.report(on: script, name: "seed \(seed)")
    expect(report == nil, "\(report ?? "")")
  }
}
