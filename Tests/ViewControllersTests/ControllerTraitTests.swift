// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import ViewTree

@MainActor
struct ControllerTraitTests {
  @Test func `what a controller says of its traits holds for its view and its children`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.traitOverrides.horizontalSizeClass = .compact
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    let surface = ViewSurface(root: parent.view, size: CGSize(width: 1000, height: 800), scale: 2)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    var changes: [UIUserInterfaceSizeClass] = []
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      changes += [previous.horizontalSizeClass, controller.traitCollection.horizontalSizeClass]
    }
    parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(changes == [.compact, .regular])
    #expect(surface.root.traitCollection.horizontalSizeClass == .regular)
  }
}
