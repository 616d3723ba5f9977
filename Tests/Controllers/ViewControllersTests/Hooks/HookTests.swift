// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of methods of views that apps override, and that UIKit calls for sizes, configurations and
/// decisions.
@MainActor
struct HookTests {
  @Test(arguments: HookedContainer.allCases)
  func `a container calls the overridden hooks of its views`(container: HookedContainer) {
    HookLog.empty()
    let stage = ControllerStage(hooks: container)
    stage.changeEverything()
    let missing = container.called.subtracting(HookLog.called).map(\.rawValue).sorted()
    expect(missing, equals: [], "\(container)")
    let unwanted = container.ignored.intersection(HookLog.called).map(\.rawValue).sorted()
    expect(unwanted, equals: [], "\(container)")
  }
}
