// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import RandomTesting
import Testing

/// Tests with random scripts on section snapshots; a failing script is reduced and printed.
@Suite("Random outlines", .serialized)
struct RandomOutlineTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  @Test(arguments: ScriptShare.seeds(steps: 100))
  func `a small outline equals nested arrays after every step`(seed: UInt64) {
    var script = OutlineScript(
      generator: SeededGenerator(seed: seed), identifiers: 0..<40, most: 5)
    let shrinker = ScriptShrinker(run: OutlineRun.failure, simpler: \.simpler)
    let report = shrinker.report(on: script.steps(100), name: "seed \(seed)")
    expect(report == nil, "\(report ?? "")")
  }

  @Test(arguments: ScriptShare.seeds(from: 3_000, steps: 500))
  func `an outline of some hundred items equals nested arrays`(seed: UInt64) {
    var script = OutlineScript(
      generator: SeededGenerator(seed: seed), identifiers: 0..<2_000, most: 60)
    let shrinker = ScriptShrinker(run: OutlineRun.failure, simpler: \.simpler, runs: 500)
    let report = shrinker.report(on: script.steps(60), name: "seed \(seed)")
    expect(report == nil, "\(report ?? "")")
  }

  @Test(arguments: ScriptShare.seeds(from: 5_000, steps: 1_000))
  func `an outline of several levels equals nested arrays`(seed: UInt64) {
    var script = OutlineScript(
      generator: SeededGenerator(seed: seed), identifiers: 0..<20_000, most: 600)
    let shrinker = ScriptShrinker(run: OutlineRun.failure, simpler: \.simpler, runs: 200)
    let report = shrinker.report(on: script.steps(20), name: "seed \(seed)")
    expect(report == nil, "\(report ?? "")")
  }
}
