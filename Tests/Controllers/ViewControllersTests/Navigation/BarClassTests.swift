// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of navigation controllers with custom bar classes.
@MainActor
struct BarClassTests {
  private final class TallBar: UINavigationBar {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }
  private final class PlainToolbar: UIToolbar {}

  private final class Flow: UINavigationController {
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `bars are of the classes that were given, and show the stack`() throws {
    let navigation = UINavigationController(
      navigationBarClass: TallBar.self, toolbarClass: PlainToolbar.self)
    let content = UIViewController()
    content.title = "Drawings"
    navigation.viewControllers = [content]
    let stage = ControllerStage(navigation)
    stage.step()
    let bar = try #require(navigation.navigationBar as? TallBar)
    expect(bar.layouts > 0 && bar.window === stage.window)
    expect(stage.label("Drawings", in: bar) != nil)
    expect(navigation.toolbar is PlainToolbar)
  }

  @Test func `without classes the bars are the system's`() {
    let flow = Flow(navigationBarClass: nil, toolbarClass: nil)
    expect(type(of: flow.navigationBar) == UINavigationBar.self)
    expect(type(of: flow.toolbar as UIToolbar) == UIToolbar.self)
    expect(flow.viewControllers.isEmpty)
  }
}
