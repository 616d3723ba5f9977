// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import Testing
import UIKit

/// Tests of `topLayoutGuide` and `bottomLayoutGuide`, to which older code pins views.
@MainActor
struct LayoutSupportTests {
  @Test func `views pinned to the guides keep clear of what bars cover`() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
    ])
    let stage = ControllerStage(controller, size: CGSize(width: 300, height: 500), scale: 1)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stage.frame()
    expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 30)
    expect(view.frame.minY == 25 && view.frame.maxY == 470)
    controller.additionalSafeAreaInsets.top = 40
    stage.frame()
    expect(view.frame.minY, equals: 45)
  }

  @Test func `each guide is one object`() {
    let controller = UIViewController()
    expect(controller.topLayoutGuide === controller.topLayoutGuide)
    expect(controller.bottomLayoutGuide === controller.bottomLayoutGuide)
    expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
  }
}
