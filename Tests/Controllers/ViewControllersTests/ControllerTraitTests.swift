// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
struct ControllerTraitTests {
  @Test func `what a controller says of its traits holds for its view and its children`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.traitOverrides.horizontalSizeClass = .compact
    expect(parent.traitCollection.horizontalSizeClass, equals: .compact)
    let stage = Stage(parent.view, size: CGSize(width: 1000, height: 800))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    expect(child.traitCollection.horizontalSizeClass, equals: .compact)
    var changes: [UIUserInterfaceSizeClass] = []
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      changes += [previous.horizontalSizeClass, controller.traitCollection.horizontalSizeClass]
    }
    parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    expect(changes, equals: [.compact, .regular])
    expect(stage.root.traitCollection.horizontalSizeClass, equals: .regular)
  }
}
