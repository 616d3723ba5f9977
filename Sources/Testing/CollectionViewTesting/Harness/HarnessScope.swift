// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewControllers
import MullionViewTree
import UIKit

/// For what the code of one screen runs: the display that it is told of, and the clock that it waits
/// on.
@MainActor
struct HarnessScope {
  /// What `UIScreen.main`, `UIDevice.current` and the like are.
  let display: ApplicationDisplay
  /// What is waited on.
  let clock = HarnessClock()

  /// The scope of a screen on `display`.
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
