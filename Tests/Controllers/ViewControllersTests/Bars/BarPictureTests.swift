// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the images of bars and their buttons, and of the positions of their parts.
@MainActor
struct BarPictureTests {
  private let stage: ControllerStage
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
  }

  init() {
    stage = ControllerStage(navigation)
    let second = UIViewController()
    navigation.viewControllers[0].title = "Home"
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    stage.step()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func images(in view: UIView) -> [UIImageView] {
    (view as? UIImageView).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap(images)
  }

  private func shown(_ image: UIImage?, in view: UIView) -> UIImageView? {
    images(in: view).first { $0.image != nil && $0.image?.size == image?.size }
  }

  @Test func `a picture takes the place of the back sign where it has its mask`() throws {
    bar.backIndicatorImage = picture
    stage.frame()
    expect(shown(picture, in: bar) == nil)
    bar.backIndicatorTransitionMaskImage = picture
    stage.frame()
    let sign = try #require(shown(picture, in: bar))
    expect(sign.image?.renderingMode == .alwaysTemplate && sign.bounds.size == picture.size)
    expect(bar.standardAppearance.backIndicatorImage === picture)
    bar.backIndicatorImage = nil
    stage.frame()
    expect(shown(picture, in: bar) == nil)
  }

  @Test func `a look has its own picture in the place of the back sign`() throws {
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(picture, transitionMaskImage: picture)
    let copy = UINavigationBarAppearance(barAppearance: look)
    expect(copy.backIndicatorImage === picture)
    expect(copy.backIndicatorTransitionMaskImage === picture)
    navigation.topViewController?.navigationItem.scrollEdgeAppearance = look
    stage.frame()
    expect(shown(picture, in: bar) != nil)
    look.setBackIndicatorImage(picture, transitionMaskImage: nil)
    stage.frame()
    expect(shown(picture, in: bar) == nil)
  }

  @Test func `a back button's title is moved out of sight`() throws {
    let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    navigation.viewControllers[0].navigationItem.backBarButtonItem = item
    stage.frame()
    let before = try #require(stage.label("Home", in: bar))
    let start = before.convert(before.bounds, to: bar).minX
    item.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 3), for: .default)
    stage.frame()
    let after = try #require(stage.label("Home", in: bar))
    expect(after.convert(after.bounds, to: bar).minX, equals: start - 1000)
    expect(item.backButtonTitlePositionAdjustment(for: .default).vertical, equals: 3)
    expect(item.backButtonTitlePositionAdjustment(for: .compact), equals: .zero)
    expect(item.titlePositionAdjustment(for: .default), equals: .zero)
  }

  @Test func `a button stands on the picture of its state`() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    item.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    item.setBackgroundImage(picture, for: .normal, barMetrics: .compact)
    item.setBackgroundImage(picture, for: .highlighted, style: .done, barMetrics: .default)
    stage.frame()
    let ground = try #require(images(in: bar).first { $0.image === picture })
    let button = try #require(ground.superview)
    expect(ground.frame.width == button.bounds.width && ground.frame.height == 20)
    expect(ground.frame.midY, equals: button.bounds.midY)
    item.setBackgroundVerticalPositionAdjustment(4, for: .default)
    stage.frame()
    let moved = try #require(images(in: bar).first { $0.image === picture })
    expect(moved.frame.midY, equals: button.bounds.midY + 4)
    expect(item.backgroundImage(for: .normal, barMetrics: .default) === picture)
    expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
  }

  @Test func `a button's title is moved, by its item before its look`() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    stage.frame()
    func top() throws -> CGFloat {
      stage.frame()
      let label = try #require(stage.label("Save", in: bar))
      return label.convert(label.bounds, to: bar).minY
    }
    let usual = try top()
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    bar.standardAppearance = look
    expect(try top(), equals: usual + 2)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 5), for: .default)
    expect(try top(), equals: usual + 5)
    look.buttonAppearance.configureWithDefault(for: .plain)
    expect(look.buttonAppearance.normal.titlePositionAdjustment, equals: .zero)
  }

  @Test func `appearances of bar buttons move titles of back buttons`() throws {
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [OwnBar.self])
      .setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -500, vertical: 0), for: .default)
    let item = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    let own = OwnBar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    first.backBarButtonItem = item
    own.setItems([first, second], animated: false)
    stage.root?.view.addSubview(own)
    stage.step()
    let label = try #require(stage.label("Home", in: own))
    expect(label.convert(label.bounds, to: own).minX < -400)
  }

  @Test func `titles are moved up and down`() throws {
    func top() throws -> CGFloat {
      stage.frame()
      let label = try #require(stage.label("Second", in: bar))
      return label.convert(label.bounds, to: bar).minY
    }
    let usual = try top()
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    expect(try top(), equals: usual + 3)
    bar.setTitleVerticalPositionAdjustment(9, for: .compact)
    expect(bar.titleVerticalPositionAdjustment(for: .default), equals: 3)
    expect(bar.titleVerticalPositionAdjustment(for: .compact), equals: 0)
  }
}

private final class OwnBar: UINavigationBar {}
