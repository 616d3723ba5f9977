// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of popovers with a custom background view.
@MainActor
@Suite("Popovers on grounds of one's own", .serialized)
struct PopoverBackgroundTests {
  private final class Ground: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    }
    override class var wantsDefaultContentAppearance: Bool { false }
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
  }

  private let stage = ControllerStage.stack(size: CGSize(width: 1024, height: 768))
  private let source = UIView(frame: CGRect(x: 400, y: 300, width: 60, height: 40))
  private let content = UIViewController()

  init() {
    stage.navigation.viewControllers[0].view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 150)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.popoverBackgroundViewClass = Ground.self
  }

  private func found(in view: UIView) -> Ground? {
    (view as? Ground) ?? view.subviews.lazy.compactMap { found(in: $0) }.first
  }

  @Test(arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
  func `the ground fills the popover with its arrow, the content stands in its insets`(
    direction: UIPopoverArrowDirection
  ) throws {
    content.popoverPresentationController?.permittedArrowDirections = direction
    stage.navigation.present(content, animated: false)
    stage.step()
    let ground = try #require(found(in: stage.window))
    let frame = ground.convert(ground.bounds, to: nil)
    let inner = content.view.convert(content.view.bounds, to: nil)
    let place = source.convert(source.bounds, to: nil)
    expect(ground.arrowDirection == direction && ground.arrowOffset == 0)
    expect(inner.size, equals: CGSize(width: 200, height: 150))
    let isUpright = direction == .up || direction == .down
    expect(
      frame.size,
      equals: CGSize(width: 212 + (isUpright ? 0 : 20), height: 160 + (isUpright ? 20 : 0)))
    switch direction {
    case .up: expect(frame.minY == place.maxY && inner.minY == frame.minY + 24)
    case .down: expect(frame.maxY == place.minY && inner.minY == frame.minY + 4)
    case .left: expect(frame.minX == place.maxX && inner.minX == frame.minX + 25)
    default: expect(frame.maxX == place.minX && inner.minX == frame.minX + 5)
    }
  }

  @Test func `an arrow that can't be in the middle is told how far it is from there`() throws {
    content.popoverPresentationController?.permittedArrowDirections = .up
    source.frame = CGRect(x: 20, y: 200, width: 60, height: 40)
    stage.navigation.present(content, animated: false)
    stage.step()
    let ground = try #require(found(in: stage.window))
    let frame = ground.convert(ground.bounds, to: nil)
    expect(frame.minX, equals: 10)
    expect(frame.midX + ground.arrowOffset, equals: 50)
  }

  @Test func `the class of grounds has no measures of its own`() {
    let kind: any UIPopoverBackgroundViewMethods.Type = Ground.self
    expect(kind.arrowBase() == 30 && kind.arrowHeight() == 20)
    expect(UIPopoverBackgroundView.wantsDefaultContentAppearance)
    let plain = UIPopoverBackgroundView(frame: .zero)
    expect(plain.arrowDirection == .unknown && plain.arrowOffset == 0)
  }
}
