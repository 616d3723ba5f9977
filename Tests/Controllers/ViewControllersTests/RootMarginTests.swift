// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// A controller that counts the notifications of margin and safe area changes.
private final class MarginController: UIViewController {
  var margins = 0
  var safeAreas = 0
  var wasSetUp = true
  private var isSetUp = false

  override func loadView() {
    view = UIView()
    view.frame.size = CGSize(width: 500, height: 400)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    isSetUp = true
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    margins += 1
    wasSetUp = wasSetUp && isSetUp
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeAreas += 1
  }
}

/// Tests of the margins of a view controller's root view.
@MainActor
@Suite
struct RootMarginTests {
  private func surface(
    _ controller: UIViewController, _ width: CGFloat, _ height: CGFloat = 800
  ) -> ViewSurface {
    Stage(controller.view, size: CGSize(width: width, height: height)).surface
  }

  @Test(arguments: [(320, 16), (390, 16), (414, 20), (430, 20), (744, 20), (1180, 20)])
  func `the root view of a controller has the system's margins at its sides`(
    width: Int, margin: Int
  ) {
    let controller = UIViewController()
    let surface = surface(controller, CGFloat(width))
    let side = CGFloat(margin)
    expect(
      controller.systemMinimumLayoutMargins,
      equals: NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    expect(
      surface.root.layoutMargins, equals: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    let inner = UIView(frame: controller.view.bounds)
    controller.view.addSubview(inner)
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `constraints to the margins of a root view keep 16 points from the sides`() {
    let controller = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    let surface = surface(controller, 390)
    expect(label.frame.minX == 16 && label.frame.maxX == 374 && label.frame.minY == 0)
    surface.resize(to: CGSize(width: 430, height: 800), scale: 2)
    surface.frame(at: 1)
    expect(label.frame.minX == 20 && label.frame.maxX == 410)
  }

  @Test func `the safe area is added to the system's margins`() {
    let stage = ControllerStage.stack()
    let view = stage.navigation.topViewController?.view
    expect(view?.layoutMargins, equals: UIEdgeInsets(top: 44, left: 16, bottom: 0, right: 16))
    stage.navigation.topViewController?.additionalSafeAreaInsets.left = 30
    expect(view?.layoutMargins.left, equals: 46)
    view?.insetsLayoutMarginsFromSafeArea = false
    expect(view?.layoutMargins, equals: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test func `set margins of a root view count where they are greater than the system's`() {
    let controller = UIViewController()
    let surface = surface(controller, 390)
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 6, right: 30)
    expect(surface.root.layoutMargins, equals: UIEdgeInsets(top: 5, left: 16, bottom: 6, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expect(surface.root.layoutMargins, equals: UIEdgeInsets(top: 5, left: 10, bottom: 6, right: 30))
    controller.view.directionalLayoutMargins = .zero
    expect(surface.root.layoutMargins, equals: .zero)
    controller.viewRespectsSystemMinimumLayoutMargins = true
    expect(surface.root.layoutMargins, equals: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test func `the leading margin of a root view stands at the right where people read from there`()
  {
    let controller = UIViewController()
    controller.view.directionalLayoutMargins.leading = 40
    controller.view.semanticContentAttribute = .forceRightToLeft
    let surface = surface(controller, 390)
    expect(surface.root.layoutMargins.left, equals: 16)
    expect(surface.root.layoutMargins.right, equals: 40)
  }

  @Test func `a controller hears of its margins once for each change, and not before it is set up`()
  {
    let controller = MarginController()
    controller.viewRespectsSystemMinimumLayoutMargins = true
    let surface = surface(controller, 390)
    expect(controller.margins, equals: 1)
    controller.view.layoutMargins.left = 16
    expect(controller.margins, equals: 1)
    surface.resize(to: CGSize(width: 500, height: 800), scale: 2)
    surface.frame(at: 1)
    expect(controller.margins, equals: 2)
    controller.additionalSafeAreaInsets.top = 10
    expect(controller.margins, equals: 3)
    expect(controller.safeAreas, equals: 1)
    expect(controller.wasSetUp)
  }

  @Test func `a child's root view has the margins for its own width`() {
    let parent = UIViewController()
    let child = UIViewController()
    let surface = surface(parent, 1024)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    surface.frame(at: 1)
    expect(child.view.layoutMargins.left, equals: 16)
    expect(parent.view.layoutMargins.left, equals: 20)
    child.view.frame.size.width = 700
    expect(child.view.layoutMargins.left, equals: 20)
  }

  @Test func `a subview that keeps to the margins of a root view has them where it touches it`() {
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 50))
    inner.preservesSuperviewLayoutMargins = true
    controller.view.addSubview(inner)
    let surface = surface(controller, 390)
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    expect(surface.root === controller.view)
  }

  @Test func `a view that no controller owns any more has ordinary margins`() {
    let controller = UIViewController()
    let view: UIView = controller.view
    controller.view = UIView()
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
