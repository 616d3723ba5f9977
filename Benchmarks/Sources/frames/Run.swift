// SPDX-License-Identifier: Apache-2.0

import CFrameProbe
import Foundation
import UIKit

/// The actions of a run in each frame, and its end.
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

  /// Performs `action` on `controller`, prints the cost, and ends the program.
  static func begin(_ action: Action, of controller: UIViewController, name: String) {
    switch action {
    case .start: probe_start(strdup(name))
    case .idle: probe_idle(strdup(name), 10)
    case .scroll, .replace, .insert, .rebuild, .drift:
      current = Run(action, controller, name)
      probe_watch(
        action == .scroll || action == .drift ? 30 : 10,
        { frame, _ in MainActor.assumeIsolated { Run.current?.step(Int(frame)) ?? 0 } }, nil)
    }
  }

  private func step(_ frame: Int) -> Int32 {
    if frame == 0 { RowCell.created = 0 }
    if let varied = controller as? VariedController { return drift(varied, frame) }
    switch (controller, action) {
    case (let list as IdentifiedController, .rebuild): list.insertRowFromScratch(frame)
    case (let list as IdentifiedController, _): list.insertRow(frame)
    case (let fill as FillController, _): fill.change()
    case (let rows as RowsController, .replace): rows.replaceHundred()
    case (let rows as RowsController, _): rows.scroll(by: 100)
    default: break
    }
    guard frame >= (action == .scroll ? 600 : 60) else { return 1 }
    probe_print("\(name) created=\(RowCell.created)")
    exit(0)
  }

  /// Scrolls to the middle of the list, then up for 300 frames.
  private func drift(_ list: VariedController, _ frame: Int) -> Int32 {
    if frame == -20 { list.showMiddle() }
    if frame < 0 { return 1 }
    if frame == 0 { probe_drift_begin(Int32(VariedController.step)) }
    list.noteAndScroll()
    guard frame >= 300 else { return 1 }
    probe_drift_print(name)
    exit(0)
  }
}
