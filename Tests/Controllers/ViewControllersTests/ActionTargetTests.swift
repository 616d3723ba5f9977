// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing

/// Tests of the controllers that perform actions, and of the time at which trait changes are reported.
@MainActor
struct ActionTargetTests {
  private class Page: UIViewController {
    func turn(_ sender: Any?) {}
  }

  private let show = Selector("showViewController:sender:", UIViewController.show(_:sender:))
  private let detail = Selector(
    "showDetailViewController:sender:", UIViewController.showDetailViewController(_:sender:))
  private let turn = Selector("turn:", Page.turn(_:))

  @Test func `an action goes to the nearest controller that has it`() {
    let (outer, inner) = (Page(), UIViewController())
    outer.addChild(inner)
    expect(inner.targetViewController(forAction: turn, sender: nil) === outer)
    expect(outer.targetViewController(forAction: turn, sender: nil) === outer)
    expect(UIViewController().targetViewController(forAction: turn, sender: nil) == nil)
  }

  @Test func `controllers are shown by the nearest that does so in its own way`() {
    let page = Page()
    expect(page.targetViewController(forAction: show, sender: nil) == nil)
    let navigation = UINavigationController(rootViewController: page)
    expect(page.targetViewController(forAction: show, sender: nil) === navigation)
    expect(page.targetViewController(forAction: detail, sender: nil) == nil)
    let split = UISplitViewController(style: .doubleColumn)
    split.addChild(navigation)
    expect(page.targetViewController(forAction: detail, sender: nil) === split)
  }

  @Test func `traits are what they are when they are asked for`() {
    let page = Page()
    page.loadViewIfNeeded()
    page.overrideUserInterfaceStyle = .dark
    page.updateTraitsIfNeeded()
    page.view.updateTraitsIfNeeded()
    expect(page.view.traitCollection.userInterfaceStyle, equals: .dark)
  }
}
