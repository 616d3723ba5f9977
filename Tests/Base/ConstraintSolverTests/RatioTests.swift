// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionConstraintSolver
import RandomTesting
import Testing

@Suite("Inequalities with ratios")
struct RatioTests {
  /// Each label is constrained to stand below fractions of the eight labels before it, in a ring.
  @Test func `dense ratios end, and hold`() {
    var labels = RatioLabels(32)
    for top in 0..<32 {
      for step in 1...8 {
        labels.add(
          top, .greaterThanOrEqual, ((top + 17 + step) % 32, Double(step)),
          plus: Double((top * 7 + step * 5) % 13 - 6))
      }
    }
    expect(labels.greatestFailure < 1e-8)
    expect(labels.system.pivots < 6000)
  }

  /// Random ratio constraints; four seeds, or 200 with `MULLION_FULL=1`.
  @Test(arguments: 1...(FullRun.isEnabled ? 200 : 4))
  func `random ratios end, and what is required holds`(seed: Int) {
    let labels = RatioLabels(32, seed: seed, priorities: (100...900).map(Float.init))
    expect(labels.greatestFailure < 1e-8)
    expect(labels.system.pivots < 4000)
  }

  /// The sums of violations are compared, not the values, because several layouts may be equally good.
  @Test(arguments: 1...(FullRun.isEnabled ? 200 : 4))
  func `random ratios fail by no more than those of a dense solver`(seed: Int) throws {
    let labels = RatioLabels(12, seed: seed, priorities: [900, 500, 100])
    let least = try #require(DenseProgram.leastFailures(of: labels.constraints))
    for (own, reference) in zip(labels.failures, least) {
      expect(own.priority, equals: reference.priority)
      expect(abs(own.sum - reference.sum) < 1e-6 * max(1, reference.sum), "\(own), \(reference)")
    }
    for (constraint, held) in labels.conflicts {
      let required = labels.constraints[..<held].filter { $0.priority == nil } + [constraint]
      expect(DenseProgram.leastFailures(of: required) == nil, "no conflict of \(constraint)")
    }
  }

  /// 2,000 inequalities with `MULLION_FULL=1`, else 400.
  @Test func `many inequalities take few pivots for each`() {
    let count = FullRun.isEnabled ? 250 : 50
    let labels = RatioLabels(count, seed: 1, priorities: [900, 500, 100])
    expect(labels.greatestFailure < 1e-8)
    expect(labels.system.pivots < 100 * count)
  }
}
