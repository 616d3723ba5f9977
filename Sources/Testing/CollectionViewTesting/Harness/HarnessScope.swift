// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewControllers
import MullionViewTree
import UIKit

/// The scope in which the code of one screen runs: its display, and the clock for delayed work.
@MainActor
struct HarnessScope {
  /// The display behind `UIScreen.main`, `UIDevice.current` and related members.
  let display: ApplicationDisplay
  /// The clock of delayed work.
  let clock = HarnessClock()

  /// Creates the scope of a screen on `display`.
  init(_ display: ApplicationDisplay) {
    self.display = display
    ClockCatcher.install()
    CallSite.keepAll()
  }

  /// Runs `body`, and the tasks that begin in it, in the scope.
  func perform<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try HarnessClock.$scope.withValue(.harness(clock)) { try display.perform(body) }
  }
}
