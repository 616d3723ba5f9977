// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite
struct SplitViewControllerTests {
  let stage: ControllerStage
  let split = UISplitViewController(style: .doubleColumn)
  let sidebar = UIViewController()
  let content = UIViewController()

  init() {
    sidebar.title = "Sidebar"
    content.title = "Content"
    split.setViewController(sidebar, for: .primary)
    split.setViewController(content, for: .secondary)
    stage = ControllerStage(split, size: CGSize(width: 1200, height: 800))
    stage.step()
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test
  func `wide windows show the sidebar beside the content`() {
    expect(frame(sidebar), equals: CGRect(x: 0, y: 0, width: 320, height: 800))
    expect(frame(content), equals: CGRect(x: 320, y: 0, width: 880, height: 800))
    expect(content.navigationController != nil)
    expect(split.viewController(for: .secondary) === content)
    expect(content.splitViewController === split)
  }

  @Test
  func
    `the button that shows the sidebar stands in the first bar that is seen, where it is wanted`()
    throws
  {
    func bar(_ controller: UIViewController) throws -> UINavigationBar {
      try #require(controller.navigationController?.navigationBar)
    }
    let name = split.displayModeButtonItem
    /// Returns whether the button is in the bar of the sidebar, and whether it is in that of the content.
    func places() throws -> [Bool] {
      try [sidebar, content].map { try bar($0).ownLeadingItems.contains(name) }
    }
    expect(split.displayModeButtonVisibility, equals: .automatic)
    expect(try places(), equals: [false, false])
    split.displayModeButtonVisibility = .always
    stage.step()
    expect(try places(), equals: [true, false])
    split.hide(.primary)
    stage.step()
    expect(try places(), equals: [false, true])
    split.displayModeButtonVisibility = .never
    stage.step()
    expect(try places(), equals: [false, false])
    expect(split.splitBehavior == .tile && split.preferredSplitBehavior == .automatic)
    let behaviors: [UISplitViewController.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
    expect(behaviors.map(\.rawValue), equals: Array(0...3))
    let seen: [UISplitViewController.DisplayModeButtonVisibility] = [.automatic, .never, .always]
    expect(seen.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test
  func `a button of the content leaves it alone, and brings the other columns back`() throws {
    let split = UISplitViewController(style: .tripleColumn)
    let controllers = (0..<3).map { _ in UIViewController() }
    for (column, controller) in zip(
      [UISplitViewController.Column.primary, .supplementary, .secondary], controllers)
    {
      split.setViewController(controller, for: column)
    }
    let stage = ControllerStage(split, size: CGSize(width: 1200, height: 800))
    split.showsSecondaryOnlyButton = true
    stage.step()
    let bar = try #require(controllers[2].navigationController?.navigationBar)
    let button = try #require(bar.ownLeadingItems.first)
    button.primaryAction?.perform(for: button)
    stage.step()
    expect(split.displayMode, equals: .secondaryOnly)
    expect(frame(controllers[2]).width, equals: 1200)
    button.primaryAction?.perform(for: button)
    stage.step()
    expect(controllers[1].view.window != nil)
  }

  @Test
  func `the sidebar goes and comes back`() {
    split.hide(.primary)
    stage.step()
    expect(split.displayMode, equals: .secondaryOnly)
    expect(frame(content).width, equals: 1200)
    expect(sidebar.view.window == nil)
    split.show(.primary)
    stage.step()
    expect(frame(sidebar).width, equals: 320)
  }

  @Test
  func `a narrow window shows one after the other, a wide one both again`() {
    stage.resize(390, 800)
    stage.step()
    expect(split.isCollapsed)
    expect(content.view.window != nil && frame(content).width == 390)
    expect(sidebar.navigationController?.viewControllers, equals: [sidebar, content])
    sidebar.navigationController?.popViewController(animated: false)
    stage.step()
    expect(sidebar.view.window != nil)
    split.show(.secondary)
    stage.step()
    expect(content.view.window != nil)
    stage.resize(1200, 800)
    stage.step()
    expect(!split.isCollapsed)
    expect(frame(sidebar).width, equals: 320)
    expect(frame(content), equals: CGRect(x: 320, y: 0, width: 880, height: 800))
    expect(sidebar.navigationController?.viewControllers, equals: [sidebar])
  }

  @Test
  func `details are shown in the second column`() {
    let detail = UIViewController()
    sidebar.showDetailViewController(detail, sender: nil)
    stage.step()
    expect(split.viewController(for: .secondary) === detail)
    expect(frame(detail).minX, equals: 320)
    expect(content.view.window == nil)
  }

  @Test
  func `a column that there is not is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UISplitViewController(style: .doubleColumn)
          .setViewController(UIViewController(), for: .supplementary)
      }
    }
  }
}
