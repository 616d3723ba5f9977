// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionContracts
import MullionViewControllers
import Testing

/// Tests of the reasons why an application shows no window.
@MainActor
struct ObservedLaunchTests {
  @Test func `an application that creates no window is told where to`() {
    let launch = ObservedLaunch {}
    launch.run()
    expect(launch.reasonForNoWindow.contains("shows no window when it has started; create one in"))
    expect(launch.reasonForNoWindow.hasSuffix("call makeKeyAndVisible()."))
  }

  @Test func `what the launch reported is the reason`() {
    let launch = ObservedLaunch {
      Diagnostics.report("the storyboard 'Main' can't be shown: no file")
    }
    launch.run()
    expect(
      launch.reasonForNoWindow,
      equals:
        "the application shows no window when it has started: the storyboard 'Main' can't be shown:"
        + " no file")
  }
}
