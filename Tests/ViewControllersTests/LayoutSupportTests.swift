// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Testing
import UIKit
import ViewControllers
import ViewTree

/// `topLayoutGuide` and `bottomLayoutGuide`, which older code pins to.
@MainActor
struct LayoutSupportTests {
  @Test func `views pinned to the guides keep clear of what bars cover`() {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
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
    let surface = window.mount(size: CGSize(width: 300, height: 500), scale: 1)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    surface.frame(at: 1)
    #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 30)
    #expect(view.frame.minY == 25 && view.frame.maxY == 470)
    controller.additionalSafeAreaInsets.top = 40
    surface.frame(at: 2)
    #expect(view.frame.minY == 45)
  }

  @Test func `each guide is one object`() {
    let controller = UIViewController()
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.bottomLayoutGuide === controller.bottomLayoutGuide)
    #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
  }
}
