// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@Suite("Shrinking scripts")
struct ScriptShrinkerTests {
  /// Fails at the first 7 that comes after a 3.
  private static func run(_ script: [Int]) -> ScriptFailure? {
    guard let first = script.firstIndex(of: 3),
      let step = script[first...].firstIndex(of: 7)
    else { return nil }
    return ScriptFailure(step: step, reason: "7 after 3")
  }

  @Test func `steps that the failure does not need are left out`() throws {
    let script = (0..<1_000).map { $0 % 11 }
    let shrinker = ScriptShrinker(run: Self.run)
    let (steps, failure) = shrinker.shrink(script, try #require(Self.run(script)))
    expect(steps, equals: [3, 7])
    expect(failure, equals: ScriptFailure(step: 1, reason: "7 after 3"))
  }

  @Test func `steps are made simpler as long as the script fails`() {
    let shrinker = ScriptShrinker<[Int]>(
      run: { script in
        script.firstIndex { $0.contains(5) }.map { ScriptFailure(step: $0, reason: "5") }
      },
      simpler: { step in step.indices.map { index in step.filter { $0 != step[index] } } })
    let report = shrinker.report(on: [[1, 2], [3, 4, 5, 6], [7]], name: "seed 1")
    expect(report, equals: "seed 1: 5, reduced from 3 to 1 steps:\n  1. [5]")
  }

  @Test func `a script that passes is not reported`() {
    expect(ScriptShrinker(run: Self.run).report(on: [7, 3], name: "seed 1") == nil)
  }

  @Test func `runs are limited`() {
    var runs = 0
    let shrinker = ScriptShrinker<Int>(
      run: { script in
        runs += 1
        return script.count < 500 ? nil : ScriptFailure(step: script.count - 1, reason: "long")
      }, runs: 40)
    expect(shrinker.report(on: Array(0..<1_000), name: "seed 1") != nil)
    expect(runs, equals: 41)
  }
}
