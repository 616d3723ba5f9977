// SPDX-License-Identifier: Apache-2.0

import CFrameProbe
import Foundation
import UIKit

/// What happens in each frame, and when it is over.
@MainActor
final class Run {
  private static var current: Run?

  private let controller: UIViewController
  private let action: Action
  private let name: String

  private init(_ action: Action, _ controller: UIViewController, _ name: String) {
    self.action = action
    self.controller = controller
    self.name = name
  }

  /// Does `action` to what `controller` shows, prints what it cost, and ends the program.
  static func begin(_ action: Action, of controller: UIViewController, name: String) {
    switch action {
    case .start: probe_start(strdup(name))
    case .idle: probe_idle(strdup(name), 10)
    case .scroll, .replace:
      current = Run(action, controller, name)
      probe_watch(
        action == .scroll ? 30 : 10,
        { frame, _ in MainActor.assumeIsolated { Run.current?.step(Int(frame)) ?? 0 } }, nil)
    }
  }

  private func step(_ frame: Int) -> Int32 {
    if frame == 0 { RowCell.created = 0 }
    switch (controller, action) {
    case (let fill as FillController, _): fill.change()
    case (let rows as RowsController, .replace): rows.replaceHundred()
    case (let rows as RowsController, _): rows.scroll(by: 100)
    default: break
    }
    guard frame >= (action == .replace ? 60 : 600) else { return 1 }
    probe_print("\(name) created=\(RowCell.created)")
    exit(0)
  }
}
