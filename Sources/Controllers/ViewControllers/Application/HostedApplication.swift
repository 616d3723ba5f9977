// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// Launches the application that hosts tests, with a delegate of the given class and without a display.
///
/// The code that `mullion test` adds to the tests of a project calls this before any test runs. Later calls
/// are no-ops.
@preconcurrency @MainActor
public func _startHostedApplication(_ delegateClass: AnyClass) {
  guard UIApplication.shared.launchedDelegate == nil else { return }
  ApplicationLaunch(delegateClass: delegateClass).launch()
}
