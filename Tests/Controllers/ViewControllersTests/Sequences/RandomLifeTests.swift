// SPDX-License-Identifier: Apache-2.0

import RandomTesting
import Testing

/// Random lives of an application; three of them, or 500 with `MULLION_FULL=1`.
@MainActor
@Suite(.serialized)
struct RandomLifeTests {
  @Test
  func `a life of 80 random steps leaves no orphan, no unbalanced callback and no leak`() {
    for seed in 1...(FullRun.isAsked ? 500 : 3) {
      if let fault = RandomLife.fault(seed: UInt64(seed)) { Issue.record("\(fault)") }
    }
  }
}
