// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of bar appearances at the scroll edge, where no content is behind the bar.
@MainActor
@Suite("Scroll edge appearances")
struct ScrollEdgeTests {
  private final class Page: UIViewController {
    let scrollView = UIScrollView()

    init(contentHeight: CGFloat) {
      super.init(nibName: nil, bundle: nil)
      scrollView.contentSize = CGSize(width: 100, height: contentHeight)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scrollView }

    func scrollToEnd() {
      let bottom = scrollView.adjustedContentInset.bottom
      scrollView.contentOffset.y =
        scrollView.contentSize.height - scrollView.bounds.height + bottom
    }
  }

  private let page = Page(contentHeight: 2000)

  private func tabAppearance(_ color: UIColor) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  private func toolbarAppearance(_ color: UIColor) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  /// Returns the visible background colour of a bar.
  private func ground(_ bar: UIView) -> UIColor? {
    let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemPink]
    return bar.subviews.first?.subviews
      .first { view in !view.isHidden && colors.contains { $0 == view.backgroundColor } }?
      .backgroundColor
  }

  @Test func `a tab bar has its scroll edge appearance at the end of the content`() {
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance = tabAppearance(.systemRed)
    tabs.tabBar.scrollEdgeAppearance = tabAppearance(.systemBlue)
    tabs.viewControllers = [page, UIViewController()]
    let stage = ControllerStage(tabs)
    stage.step()
    expect(ground(tabs.tabBar), equals: .systemRed)
    page.scrollToEnd()
    expect(ground(tabs.tabBar), equals: .systemBlue)
    page.scrollView.contentOffset.y -= 10
    expect(ground(tabs.tabBar), equals: .systemRed)
    page.scrollView.contentSize.height = 100
    expect(ground(tabs.tabBar), equals: .systemBlue)
    page.scrollView.contentSize.height = 2000
    expect(ground(tabs.tabBar), equals: .systemRed)
    tabs.selectedIndex = 1
    stage.step()
    expect(ground(tabs.tabBar), equals: .systemBlue)
  }

  @Test func `the selected item's scroll edge appearance takes precedence over the tab bar's`() {
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance = tabAppearance(.systemRed)
    tabs.tabBar.scrollEdgeAppearance = tabAppearance(.systemBlue)
    page.tabBarItem.scrollEdgeAppearance = tabAppearance(.systemGreen)
    tabs.viewControllers = [page]
    let stage = ControllerStage(tabs)
    stage.step()
    expect(ground(tabs.tabBar), equals: .systemRed)
    page.scrollToEnd()
    expect(ground(tabs.tabBar), equals: .systemGreen)
  }

  @Test func `a tab bar without a scroll edge appearance keeps its standard appearance`() {
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance = tabAppearance(.systemRed)
    tabs.viewControllers = [page]
    let stage = ControllerStage(tabs)
    stage.step()
    page.scrollToEnd()
    expect(ground(tabs.tabBar), equals: .systemRed)
  }

  @Test func `a tab bar follows the content that is pushed inside of its tab`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance = tabAppearance(.systemRed)
    tabs.tabBar.scrollEdgeAppearance = tabAppearance(.systemBlue)
    tabs.viewControllers = [navigation]
    let stage = ControllerStage(tabs)
    stage.step()
    expect(ground(tabs.tabBar), equals: .systemBlue)
    navigation.pushViewController(page, animated: false)
    stage.step()
    expect(ground(tabs.tabBar), equals: .systemRed)
    navigation.popViewController(animated: false)
    stage.step()
    expect(ground(tabs.tabBar), equals: .systemBlue)
  }

  @Test func `a toolbar has its scroll edge appearance at the end of the content`() {
    let stage = ControllerStage.stack(page)
    stage.navigation.isToolbarHidden = false
    let bar: UIToolbar = stage.navigation.toolbar
    bar.standardAppearance = toolbarAppearance(.systemRed)
    bar.scrollEdgeAppearance = toolbarAppearance(.systemBlue)
    stage.step()
    expect(ground(bar), equals: .systemRed)
    page.scrollToEnd()
    expect(ground(bar), equals: .systemBlue)
  }

  @Test func `a toolbar in a compact window has its compact scroll edge appearance`() {
    let stage = ControllerStage.stack(page)
    stage.navigation.isToolbarHidden = false
    let bar: UIToolbar = stage.navigation.toolbar
    bar.standardAppearance = toolbarAppearance(.systemRed)
    bar.scrollEdgeAppearance = toolbarAppearance(.systemBlue)
    bar.compactScrollEdgeAppearance = toolbarAppearance(.systemGreen)
    stage.navigation.traitOverrides.verticalSizeClass = .compact
    stage.step()
    page.scrollToEnd()
    expect(ground(bar), equals: .systemGreen)
    stage.navigation.traitOverrides.verticalSizeClass = .regular
    stage.step()
    page.scrollToEnd()
    expect(ground(bar), equals: .systemBlue)
  }

  @Test func `image insets move the images of tabs and bar buttons`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "Star"
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    navigation.tabBarItem = UITabBarItem(title: "Home", image: image, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = ControllerStage(tabs)
    func frame(_ name: String) throws -> CGRect {
      stage.step()
      let button = try #require(stage.control(name))
      return try #require(button.subviews.first { ($0 as? UIImageView)?.image != nil }).frame
    }
    let (tab, button) = (try frame("Home"), try frame("Star"))
    let insets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    navigation.tabBarItem.imageInsets = insets
    item.imageInsets = insets
    expect(try frame("Home"), equals: tab.offsetBy(dx: 0, dy: 6))
    expect(try frame("Star"), equals: button.offsetBy(dx: 0, dy: 6))
  }
}
