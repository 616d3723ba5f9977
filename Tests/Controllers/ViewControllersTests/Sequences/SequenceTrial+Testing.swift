// SPDX-License-Identifier: Apache-2.0

import RandomTesting
import Testing

extension SequenceTrial {
  /// Tries a seeded sample of all sequences and of all changes inside callbacks, or every one with
  /// `MULLION_FULL=1`, and records the faults.
  func check(sample: Int = 60, seed: UInt64 = 7) {
    for number in Self.numbers(below: count, sample: sample, seed: seed) {
      if let fault = fault(of: number) { Issue.record("\(fault)") }
    }
    for number in Self.numbers(below: innerCount, sample: sample, seed: seed + 1) {
      if let fault = innerFault(of: number) { Issue.record("\(fault)") }
    }
  }

  /// Returns the numbers below `count` that this run tries.
  private static func numbers(below count: Int, sample: Int, seed: UInt64) -> [Int] {
    guard !FullRun.isEnabled else { return Array(0..<count) }
    var random = SeededGenerator(seed: seed)
    return (0..<sample).map { _ in Int.random(in: 0..<count, using: &random) }
  }
}
