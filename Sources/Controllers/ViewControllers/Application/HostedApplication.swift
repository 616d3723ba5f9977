// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// Starts the application that tests run in: its delegate, its scene, its first window, no display.
///
/// What `mullion test` adds to the tests of a project calls this before any test runs. A second
/// application is not started.
@preconcurrency @MainActor
public func _startHostedApplication(_ delegateClass: AnyClass) {
  guard UIApplication.shared.launchedDelegate == nil else { return }
  ApplicationLaunch(delegateClass: delegateClass).launch()
}
