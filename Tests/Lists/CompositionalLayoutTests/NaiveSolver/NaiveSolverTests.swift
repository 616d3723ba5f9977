// SPDX-License-Identifier: Apache-2.0

import Foundation
import RandomTesting
import Testing

@MainActor
@Suite struct NaiveSolverTests {
  nonisolated static let seeds: Range<UInt64> = 0..<(FullRun.isEnabled ? 100_000 : 300)

  @Test func `the engine finds what enumerating everything finds`() {
    var failures = 0
    for seed in Self.seeds {
      var generator = NaiveGenerator(seed: seed)
      let layout = generator.layout()
      guard let difference = NaiveComparison(layout).difference(seed: seed) else { continue }
      let shrinker = NaiveShrinker { NaiveComparison($0).difference(seed: seed) != nil }
      let small = shrinker.shrunk(layout)
      let smallDifference = NaiveComparison(small).difference(seed: seed) ?? ""
      Issue.record("seed \(seed): \(difference)\nshrunk: \(smallDifference)\n\(small)")
      failures += 1
      if failures == 5 { return }
    }
  }
}
