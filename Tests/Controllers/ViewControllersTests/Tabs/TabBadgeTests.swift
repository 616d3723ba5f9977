// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewControllers
import Testing
import UIKit

@MainActor
@Suite
struct TabBadgeTests {
  /// Returns the frames of the title and of the badge background of the first tab, and the bounds of the tab.
  private func frames(
    width: CGFloat, hasIcon: Bool, isMirrored: Bool, badge: String?
  ) throws -> (title: CGRect, badge: CGRect?, bounds: CGRect) {
    let tabs = UITabBarController()
    if isMirrored { tabs.view.semanticContentAttribute = .forceRightToLeft }
    let controller = UIViewController()
    let image = UIImage(systemName: "star")
    controller.tabBarItem = UITabBarItem(title: "More", image: hasIcon ? image : nil, tag: 0)
    controller.tabBarItem.badgeValue = badge
    tabs.viewControllers = [controller, UIViewController()]
    if isMirrored { tabs.tabBar.semanticContentAttribute = .forceRightToLeft }
    let stage = ControllerStage(tabs, size: CGSize(width: width, height: 700))
    let button = try #require(stage.control("More", in: tabs.tabBar))
    let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    let ground = button.subviews.first { view in
      view.subviews.contains { ($0 as? UILabel)?.text == badge && badge != nil }
    }
    return (title.frame, ground?.frame, button.bounds)
  }

  @Test(arguments: [false, true], [false, true])
  func `a badge does not cover the title of its tab`(hasIcon: Bool, isMirrored: Bool) throws {
    for (width, text) in [(800.0, "4"), (800, "1,204"), (390, "4"), (390, "99+")] {
      let tab = try frames(width: width, hasIcon: hasIcon, isMirrored: isMirrored, badge: text)
      let badge = try #require(tab.badge)
      let common = badge.intersection(tab.title)
      expect(common.isNull || common.width <= 0 || common.height <= 0, "\(width) \(text)")
      expect(tab.bounds.contains(tab.title), "\(width) \(text)")
    }
  }

  @Test func `a badge's signs look as their item says for its state`() throws {
    let tabs = UITabBarController()
    let controllers = [UIViewController(), UIViewController()]
    for controller in controllers {
      controller.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
      controller.tabBarItem.badgeValue = "3"
      controller.tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      controller.tabBarItem.setBadgeTextAttributes(
        [.foregroundColor: UIColor.blue], for: .selected)
    }
    tabs.viewControllers = controllers
    _ = ControllerStage(tabs, size: CGSize(width: 390, height: 700))
    let labels = tabs.tabBar.subviews.flatMap(\.subviews).flatMap(\.subviews)
      .compactMap { $0 as? UILabel }.filter { $0.text == "3" }
    expect(labels.map(\.textColor), equals: [UIColor.blue, UIColor.red])
    let item = controllers[0].tabBarItem
    expect(item?.badgeTextAttributes(for: .disabled) == nil)
    expect(item?.badgeTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, equals: .blue)
  }

  @Test func `the guide of the content leaves out the bar and the sidebar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let stage = ControllerStage(tabs, size: CGSize(width: 1000, height: 700))
    let guide = tabs.contentLayoutGuide
    stage.step()
    expect(
      guide.layoutFrame,
      equals: CGRect(x: 0, y: 0, width: 1000, height: 700 - tabs.tabBar.bounds.height))
    expect(tabs.customizableViewControllers?.count, equals: 2)
    tabs.mode = .tabSidebar
    stage.step()
    expect(guide.layoutFrame, equals: CGRect(x: 280, y: 0, width: 720, height: 700))
    tabs.mode = .tabBar
    tabs.isTabBarHidden = true
    stage.step()
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 0, width: 1000, height: 700))
  }

  @Test func `a title beside its icon stands where it stood when there is no badge`() throws {
    let tab = try frames(width: 800, hasIcon: true, isMirrored: false, badge: nil)
    expect(tab.title.midX - tab.bounds.midX, equals: 16)
  }
}
