// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import ViewControllers

@MainActor
@Suite
struct TabBadgeTests {
  /// The frames of the texts of the first tab, in the tab: its title's and its badge's ground's.
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
      #expect(common.isNull || common.width <= 0 || common.height <= 0, "\(width) \(text)")
      #expect(tab.bounds.contains(tab.title), "\(width) \(text)")
    }
  }

  @Test func `a title beside its icon stands where it stood when there is no badge`() throws {
    let tab = try frames(width: 800, hasIcon: true, isMirrored: false, badge: nil)
    #expect(tab.title.midX - tab.bounds.midX == 16)
  }
}
