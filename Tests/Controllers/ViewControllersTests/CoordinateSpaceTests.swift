// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
struct CoordinateSpaceTests {
  @Test func `views and the screen give each other points and rectangles`() {
    let root = UIView()
    let stage = Stage(root)
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))
    root.addSubview(outer)
    outer.addSubview(inner)
    let screen = UIScreen.main.coordinateSpace
    expect(inner.convert(CGPoint(x: 1, y: 1), to: screen), equals: CGPoint(x: 26, y: 38))
    expect(inner.convert(CGPoint(x: 26, y: 38), from: screen), equals: CGPoint(x: 1, y: 1))
    expect(screen.convert(CGPoint(x: 26, y: 38), to: inner), equals: CGPoint(x: 1, y: 1))
    expect(
      screen.convert(inner.bounds, from: inner), equals: CGRect(x: 25, y: 37, width: 50, height: 50)
    )
    let space: any UICoordinateSpace = outer
    expect(inner.convert(inner.bounds, to: space).origin, equals: CGPoint(x: 5, y: 7))
    expect(stage.surface.root === root)
  }

  private final class ConstraintController: UIViewController {
    var updates = 0

    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }
  }

  private final class ConstraintView: UIView {
    var updates = 0

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func `a controller changes its view's constraints before layout`() {
    let controller = ConstraintController()
    let view = ConstraintView()
    controller.view = view
    let stage = Stage(view)
    let before = controller.updates
    view.setNeedsUpdateConstraints()
    stage.frame()
    expect(controller.updates, equals: before + 1)
    expect(view.updates, equals: controller.updates)
  }
}
