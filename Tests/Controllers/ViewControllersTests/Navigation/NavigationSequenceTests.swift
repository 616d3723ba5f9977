// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests of navigation stack changes during the transition of another change.
@MainActor
struct NavigationSequenceTests {
  @Test
  func `a push while a cancelled swipe springs back stays on the stack`() {
    let stage = ControllerStage.stack()
    let (second, third) = (UIViewController(), UIViewController())
    stage.navigation.pushViewController(second, animated: false)
    stage.step()
    stage.harness.drag(
      from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
    stage.navigation.pushViewController(third, animated: true)
    stage.step()
    expect(stage.navigation.viewControllers.suffix(2), equals: [second, third])
    expect(third.view.window != nil && second.view.window == nil)
  }

  @Test(arguments: [false, true])
  func `a left item in the place of the back button switches the swipe off`(supplements: Bool) {
    let stage = ControllerStage.stack()
    let second = UIViewController()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: nil, action: nil)
    second.navigationItem.leftItemsSupplementBackButton = supplements
    stage.navigation.pushViewController(second, animated: false)
    stage.step()
    stage.harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
    stage.step()
    expect((stage.navigation.topViewController === second), equals: !supplements)
  }
}
