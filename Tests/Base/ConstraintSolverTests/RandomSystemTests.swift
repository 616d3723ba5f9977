// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionConstraintSolver
import RandomTesting
import Testing

/// Random scripts that add, remove and change constraints, with a comparison with an exact solver after each
/// step.
struct RandomSystemTests {
  @Test(arguments: 0..<(FullRun.isEnabled ? 100 : 2))
  func `errors are as small as an exact solver makes them`(block: Int) throws {
    var steps = 0
    for seed in 0..<100 {
      var script = SystemScript(seed: UInt64(block * 100 + seed))
      steps += try script.run()
    }
    expect(steps > 600)
  }
}
