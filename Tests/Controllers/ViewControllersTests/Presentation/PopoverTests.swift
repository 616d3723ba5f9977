// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of popovers in wide windows, and of their adaptation in narrow ones.
@MainActor
@Suite("Popovers", .serialized)
struct PopoverTests {
  private final class Follower: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var style: UIModalPresentationStyle?
    var mayEnd = true
    /// Whether the delegate wraps the presented controller in another one.
    var wraps = false
    var wrapper: UIViewController?
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      heard.append("prepare")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      style ?? controller.adaptivePresentationStyle
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wrapper =
        wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
      return wrapper
    }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { mayEnd }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      heard.append("attempt")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("dismissed")
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      heard.append("popover dismissed")
    }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      heard.append("reposition")
      rect.pointee.origin.x += 10
    }
  }

  /// The distance of a popover from its source, in points.
  private let arrowLength: CGFloat = 13
  private let stage = ControllerStage.stack(size: CGSize(width: 1024, height: 768))
  private let follower = Follower()
  private let source = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
  private let content = UIViewController()
  private var top: UIViewController { stage.navigation.viewControllers[0] }

  init() throws {
    top.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    popover.delegate = follower
  }

  private func present() throws -> UIPopoverPresentationController {
    top.present(content, animated: false)
    stage.step()
    return try #require(content.popoverPresentationController)
  }

  private var body: CGRect { content.view.convert(content.view.bounds, to: nil) }

  private func press(_ x: CGFloat, _ y: CGFloat) {
    for phase in [PointerEvent.Phase.began, .ended] {
      stage.surface?.handle(
        .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y))))
    }
    stage.step()
  }

  // MARK: Where it stands

  @Test func `a popover stands below its source with an arrow that points up`() throws {
    let popover = try present()
    let frame = source.convert(source.bounds, to: nil)
    expect(popover.arrowDirection, equals: .up)
    expect(body.size, equals: CGSize(width: 200, height: 150))
    expect(body.midX == frame.midX && body.minY == frame.maxY + arrowLength)
    expect(content.traitCollection.horizontalSizeClass, equals: .compact)
    expect(content.presentingViewController === stage.navigation)
  }

  @Test(arguments: [
    UIPopoverArrowDirection.up, .down, .left, .right,
  ])
  func `an arrow points only where it may`(direction: UIPopoverArrowDirection) throws {
    content.popoverPresentationController?.permittedArrowDirections = direction
    source.frame.origin = CGPoint(x: 400, y: 300)
    expect(try present().arrowDirection, equals: direction)
    let frame = source.convert(source.bounds, to: nil)
    switch direction {
    case .up: expect(body.minY > frame.maxY)
    case .down: expect(body.maxY < frame.minY)
    case .left: expect(body.minX > frame.maxX)
    default: expect(body.maxX < frame.minX)
    }
  }

  @Test func `a part of the source, and content that grows, are followed`() throws {
    content.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let popover = try present()
    expect(body.minY, equals: source.convert(.zero, to: nil).y + 10 + arrowLength)
    content.preferredContentSize = CGSize(width: 260, height: 300)
    stage.step()
    expect(body.size, equals: CGSize(width: 260, height: 300))
    popover.sourceRect = CGRect(x: 0, y: 30, width: 10, height: 10)
    stage.step()
    expect(body.minY, equals: source.convert(.zero, to: nil).y + 40 + arrowLength)
  }

  @Test func `content keeps from the edges, and shows less where there is no room`() throws {
    source.frame = CGRect(x: 0, y: 300, width: 20, height: 20)
    let popover = try present()
    expect(body.minX == 10 && popover.arrowDirection == .up)
    content.preferredContentSize.height = 700
    stage.step()
    expect(popover.arrowDirection, equals: .left)
    popover.permittedArrowDirections = .up
    stage.step()
    expect(popover.arrowDirection == .up && body.maxY == 758 && body.height < 450)
    popover.canOverlapSourceViewRect = true
    stage.step()
    expect(body.maxY == 758 && body.height == 700)
    popover.permittedArrowDirections = []
    stage.step()
    expect(popover.arrowDirection == [] && body.height == 700)
  }

  @Test func `a bar's item is a source`() throws {
    let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    top.navigationItem.rightBarButtonItem = item
    stage.step()
    content.popoverPresentationController?.barButtonItem = item
    expect(try present().arrowDirection, equals: .up)
    let button = try #require(stage.control("Sort"))
    let frame = button.convert(button.bounds, to: nil)
    expect(body.minY, equals: frame.maxY + arrowLength)
    expect(body.maxX, equals: 1014)
  }

  @Test func `an application's source says where it is`() throws {
    content.popoverPresentationController?.sourceItem = source
    source.frame.origin.y = 500
    let popover = try present()
    expect(popover.arrowDirection, equals: .up)
    expect(source.frame(in: UIView()) == nil)
    expect(source.frame(in: stage.window)?.width, equals: 60)
  }

  // MARK: How it ends

  @Test func `a press beside it ends it, unless the delegate refuses`() throws {
    _ = try present()
    follower.mayEnd = false
    press(900, 700)
    expect(top.presentedViewController === content)
    expect(follower.heard, equals: ["prepare", "attempt"])
    follower.mayEnd = true
    press(body.midX, body.midY)
    expect(top.presentedViewController === content)
    press(900, 700)
    expect(top.presentedViewController == nil)
    expect(follower.heard.suffix(2), equals: ["dismissed", "popover dismissed"])
  }

  @Test func `views that may be used beside it get their touches`() throws {
    let button = UIButton(type: .system)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 700, y: 400, width: 100, height: 40)
    top.view.addSubview(button)
    content.popoverPresentationController?.passthroughViews = [button]
    _ = try present()
    let place = button.convert(CGPoint(x: 50, y: 20), to: nil)
    press(place.x, place.y)
    expect(presses, equals: 1)
    expect(top.presentedViewController === content)
  }

  // MARK: Adapting

  @Test func `in a narrow window it is a sheet, and a popover again in a wide one`() throws {
    _ = try present()
    stage.window.hostDidResize(to: CGSize(width: 390, height: 844), scale: 2)
    stage.step()
    expect(body.minX == 0 && body.width == 390)
    expect(content.popoverPresentationController?.arrowDirection, equals: .unknown)
    stage.window.hostDidResize(to: CGSize(width: 1024, height: 768), scale: 2)
    stage.step()
    expect(body.size, equals: CGSize(width: 200, height: 150))
    expect(follower.heard, equals: ["prepare"])
    top.dismiss(animated: false)
    stage.step()
    expect(content.view.window == nil && top.presentedViewController == nil)
  }

  @Test func `a delegate keeps it a popover in a narrow window`() throws {
    follower.style = UIModalPresentationStyle.none
    stage.window.hostDidResize(to: CGSize(width: 390, height: 844), scale: 2)
    stage.step()
    expect(try present().arrowDirection, equals: .up)
    expect(body.width, equals: 200)
  }

  @Test func `a delegate puts another controller around it in a narrow window`() throws {
    follower.wraps = true
    follower.style = .fullScreen
    stage.window.hostDidResize(to: CGSize(width: 390, height: 844), scale: 2)
    stage.step()
    top.present(content, animated: false)
    stage.step()
    let wrapper = try #require(follower.wrapper)
    expect(top.presentedViewController === wrapper)
    expect(wrapper.view.frame, equals: stage.window.bounds)
    content.dismiss(animated: false)
    stage.step()
    expect(top.presentedViewController == nil)
  }

  @Test func `a detent of the sheet is set on the popover`() throws {
    stage.window.hostDidResize(to: CGSize(width: 390, height: 844), scale: 2)
    stage.step()
    content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    _ = try present()
    expect(content.view.bounds.height < 600)
  }

  @Test func `the source may be changed when the window gets another size`() throws {
    let before = try present()
    expect(before.sourceRect.isNull)
    stage.window.hostDidResize(to: CGSize(width: 900, height: 700), scale: 2)
    stage.step()
    expect(follower.heard.contains("reposition"))
    expect(before.sourceRect.minX, equals: 10)
  }

  @Test func `a navigation controller is as large as what it shows, and its bar`() throws {
    let inner = UIViewController()
    inner.preferredContentSize = CGSize(width: 220, height: 100)
    let navigation = UINavigationController(rootViewController: inner)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = source
    top.present(navigation, animated: false)
    stage.step()
    expect(
      navigation.view.bounds.size,
      equals: CGSize(width: 220, height: 100 + navigation.navigationBar.bounds.height))
  }

  // MARK: Action sheets

  private func sheet() -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Copy", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  @Test func `only popovers and action sheets of tablets have a popover's manager`() {
    expect(UIViewController().popoverPresentationController == nil)
    expect(UIAlertController().preferredStyle, equals: .actionSheet)
    let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    expect(alert.popoverPresentationController == nil)
  }
}
