// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of showing and hiding bars.
@MainActor
@Suite(.serialized)
struct BarMotionTests {
  let stage = ControllerStage.stack()
  var navigation: UINavigationController { stage.navigation }

  /// Returns the top of a view in the display tree, in points, or `nil` if it is not displayed.
  private func top(of view: UIView) -> CGFloat? {
    guard let tree = stage.surface?.displayTree() else { return nil }
    func find(_ node: DisplayNode, _ outer: CGAffineTransform) -> CGFloat? {
      let map = node.transform.concatenating(outer)
      if node.identity == ObjectIdentifier(view) { return map.ty + node.bounds.minY }
      return node.children.lazy.compactMap { find($0, map) }.first
    }
    return find(tree, .identity)
  }

  @Test func `the bar at the top slides away and comes back`() throws {
    let content = try #require(navigation.topViewController?.view)
    let bar = navigation.navigationBar
    let height = content.safeAreaInsets.top
    expect(height > 0)
    navigation.setNavigationBarHidden(true, animated: true)
    expect(content.safeAreaInsets.top, equals: 0)
    stage.wait(0.1)
    let midway = try #require(top(of: bar))
    expect(midway < -2 && midway > -height + 2)
    stage.step()
    expect(top(of: bar) == nil)
    expect(bar.isHidden)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.wait(0.1)
    let back = try #require(top(of: bar))
    expect(back < -2 && back > -height + 2)
    stage.step()
    expect(top(of: bar), equals: 0)
    expect(content.safeAreaInsets.top, equals: height)
  }

  @Test func `the bar at the bottom slides up and away`() throws {
    let bar = try #require(navigation.toolbar)
    navigation.setToolbarHidden(false, animated: true)
    stage.wait(0.1)
    let midway = try #require(top(of: bar))
    expect(midway > 802 && midway < 842)
    stage.step()
    expect(top(of: bar), equals: 800)
    navigation.setToolbarHidden(true, animated: true)
    stage.wait(0.1)
    expect(!bar.isHidden)
    stage.step()
    expect(bar.isHidden)
  }

  @Test func `a change in the midst of another ends where it was to end`() {
    let bar = navigation.navigationBar
    navigation.setNavigationBarHidden(true, animated: true)
    stage.wait(0.08)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.step()
    expect(top(of: bar), equals: 0)
    expect(!bar.isHidden)
  }

  @Test func `without animation bars are there, or not, at once`() throws {
    let bar = try #require(navigation.toolbar)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setToolbarHidden(false, animated: false)
    stage.frame()
    expect(navigation.navigationBar.isHidden)
    expect(top(of: bar), equals: 800)
  }

  @Test func `the bar of tabs slides away`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    stage.window.rootViewController = tabs
    stage.step()
    tabs.setTabBarHidden(true, animated: true)
    stage.wait(0.1)
    let midway = try #require(top(of: tabs.tabBar))
    expect(midway > 797 && midway < 842)
    stage.step()
    expect(tabs.tabBar.isHidden)
    tabs.setTabBarHidden(false, animated: true)
    stage.step()
    expect(top(of: tabs.tabBar), equals: 795)
  }
}
