// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import UIKit

/// Tests of actions inside callbacks of tables, as in ``CallbackMatrixTests``: a fixed part of the
/// combinations, or all with `MULLION_FULL=1`.
@MainActor
@Suite("Callbacks of tables")
struct TableCallbackTests {
  @Test(arguments: TableCallbackWorld.Moment.allCases)
  func `whatever is done in a callback of a table, what is shown is right`(
    moment: TableCallbackWorld.Moment
  ) {
    var (fired, number) = (0, 0)
    for cause in TableCallbackWorld.Cause.allCases {
      for action in TableCallbackWorld.Action.allCases {
        for kind in 0..<4 {
          number += 1
          guard FullRun.isEnabled || number % 29 == 0 else { continue }
          let world = TableCallbackWorld(
            kind < 2 ? .plain : .insetGrouped, fixedHeight: kind % 2 == 0)
          TrapNote.set("table \(kind), \(cause), \(moment)/\(action)")
          let wrong = world.live(cause, moment, action)
          fired += world.hasFired ? 1 : 0
          if let first = wrong.first {
            Issue.record("\(first), with \(cause), \(moment)/\(action), table \(kind)")
          }
        }
      }
    }
    TrapNote.set(nil)
    expect(fired > 0)
  }
}
