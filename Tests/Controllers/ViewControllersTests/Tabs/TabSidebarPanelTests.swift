// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewTree
import Testing
import UIKit

@testable import MullionViewControllers

/// Tests of the space that a sidebar takes from the content.
@MainActor
struct TabSidebarPanelTests {
  private let stage: ControllerStage
  private let controller: UITabBarController

  init() {
    let group = UITabGroup(
      title: "library", image: nil, identifier: "library",
      children: [UITab(title: "songs", image: nil, identifier: "songs") { _ in UIViewController() }]
    )
    controller = UITabBarController(tabs: [group])
    stage = ControllerStage(controller)
    stage.resize(1024, 768)
    stage.step()
  }

  /// Returns the part of the view's bounds beside the sidebar panel, and the remaining insets of 5 points at
  /// the sides.
  private func rest() -> (frame: CGRect, insets: UIEdgeInsets) {
    var frame = controller.view.bounds
    var insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    TabSidebarPanel(of: controller.sidebar, in: controller).cut(&frame, &insets)
    return (frame, insets)
  }

  @Test func `a sidebar beside the content takes its width, and the inset at its side`() {
    let (frame, insets) = rest()
    expect(frame == CGRect(x: 280, y: 0, width: 744, height: 768))
    expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
  }

  @Test func `a sidebar that lies over the content, or is away, takes nothing`() {
    controller.sidebar.preferredLayout = .overlap
    expect(rest().frame == controller.view.bounds)
    controller.sidebar.preferredLayout = .automatic
    controller.sidebar.isHidden = true
    expect(rest().frame == controller.view.bounds && rest().insets.left == 5)
  }
}
