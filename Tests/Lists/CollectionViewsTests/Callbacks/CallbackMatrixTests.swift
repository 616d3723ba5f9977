// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

/// Tests of actions inside callbacks: for every callback, cause and action, in every kind of layout and data,
/// the whole state is consistent afterwards.
///
/// A fixed part of the combinations, or all with `MULLION_FULL=1`.
@MainActor
@Suite("Callback matrix")
struct CallbackMatrixTests {
  /// One script world of each kind, with each kind of data.
  nonisolated private static let worlds: [UInt64] = [
    0, 6, 1, 7, 14, 8, 3, 9, 4, 10, 5, 11, 48, 54, 38, 44,
  ]

  /// The steps that cause callbacks; earlier steps prepare for the last one.
  private static let causes: [[EngineScript.Step]] =
    [
      [.scroll], [.scroll, .scroll], [.drag], [.fling], [.stroke], [.scrollToItemAnimated, .tick],
      [.scrollToItem], [.scrollSection], [.resize], [.rotate], [.enlargeText], [.applyAnimated],
      [.apply], [.applyFew], [.applyNone], [.reloadData], [.reconfigure], [.changeSize],
      [.changeLayout], [.invalidate], [.press], [.press, .press, .press], [.select, .key],
      [.reorder], [.inset], [.edit],
    ].enumerated().map { index, actions in
      actions.enumerated().map {
        EngineScript.Step(action: $1, seed: UInt16(7 + 31 * index + 5 * $0))
      }
    }

  private static let actions = EngineScript.Action.allCases.filter(\.isApplications)

  @Test(arguments: ScriptMoment.allCases)
  func `whatever is done in a callback, what is shown is right`(moment: ScriptMoment) {
    // Some moments come in few of the lives only: then a larger part of them is lived.
    for part in FullRun.isEnabled ? [1] : [509, 127, 31, 7, 1] where live(moment, part) > 0 {
      return
    }
    Issue.record("no life comes to \(moment)")
  }

  /// Runs every `part`th script with an action inside `moment`.
  ///
  /// - Returns: The number of scripts in which the callback occurred.
  private func live(_ moment: ScriptMoment, _ part: Int) -> Int {
    var (fired, number) = (0, moment.rawValue.utf8.reduce(0) { $0 + Int($1) })
    for (place, action) in Self.actions.enumerated() {
      for cause in Self.causes {
        for world in Self.worlds {
          number += 1
          guard number % part == 0 else { continue }
          let inside = EngineScript.Step(
            moment: moment, action: action, seed: UInt16(3 + 17 * place))
          let script = EngineScript(
            world: world,
            steps: [inside] + cause + [EngineScript.Step(action: .longTick, seed: 0)])
          TrapNote.set("\(script)")
          let fault = ScriptWorld.live(script) { fired += $0.hooks.fired > 0 ? 1 : 0 }
          if let fault { Issue.record("\(fault), in \(script)") }
        }
      }
    }
    TrapNote.set(nil)
    return fired
  }
}
