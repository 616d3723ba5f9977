// SPDX-License-Identifier: Apache-2.0

import Foundation
import RandomTesting
import Testing

/// Random runs of an app: three of them, the number `MULLION_LIVES`, or 500 with `MULLION_FULL=1`.
@MainActor
@Suite(.serialized)
struct RandomLifeTests {
  @Test
  func `a life of 80 random steps leaves no orphan, no unbalanced callback and no leak`() {
    let asked = ProcessInfo.processInfo.environment["MULLION_LIVES"].flatMap { Int($0) }
    for seed in 1...(FullRun.isEnabled ? 500 : max(1, asked ?? 3)) {
      if let fault = RandomLife.fault(seed: UInt64(seed)) { Issue.record("\(fault)") }
    }
  }
}
