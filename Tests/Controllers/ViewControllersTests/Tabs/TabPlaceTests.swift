// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the positions of tabs in a bar, and of the background of the selected tab.
@MainActor
struct TabPlaceTests {
  private let stage = ControllerStage()
  private let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 390, height: 49))

  init() {
    bar.items = ["One", "Two", "Three"].enumerated().map {
      UITabBarItem(title: $1, image: nil, tag: $0)
    }
    stage.root?.view.addSubview(bar)
    stage.step()
  }

  private var tabs: [CGRect] {
    stage.frame()
    return bar.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
  }

  @Test func `tabs share the width, or stand in the middle with room between them`() {
    expect(tabs.map(\.minX) == [0, 130, 260] && tabs.map(\.width) == [130, 130, 130])
    let middle: UITabBar.ItemPositioning = .centered
    bar.itemPositioning = middle
    bar.itemWidth = 60
    bar.itemSpacing = 15
    expect(tabs.map(\.minX) == [90, 165, 240] && tabs.map(\.width) == [60, 60, 60])
    bar.itemPositioning = .fill
    expect(tabs.map(\.width), equals: [130, 130, 130])
  }

  @Test func `gaps go before tabs do where room is scarce`() {
    bar.itemPositioning = .centered
    bar.itemWidth = 120
    bar.itemSpacing = 100
    expect(tabs.map(\.minX), equals: [0, 135, 270])
    bar.itemWidth = 500
    expect(tabs.map(\.width), equals: [130, 130, 130])
  }

  @Test func `a look says where tabs stand, unless the bar does`() {
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 50
    look.stackedItemSpacing = 10
    bar.standardAppearance = look
    expect(tabs.map(\.width), equals: [50, 50, 50])
    expect(UITabBarAppearance(barAppearance: look).stackedItemWidth, equals: 50)
    bar.itemWidth = 70
    expect(tabs.map(\.width), equals: [70, 70, 70])
    bar.itemPositioning = .fill
    expect(tabs.map(\.width), equals: [130, 130, 130])
  }

  @Test func `the chosen tab stands on a picture, which keeps its size unless it can be stretched`()
    throws
  {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    bar.selectionIndicatorImage = picture
    func ground() -> CGRect? {
      stage.frame()
      return bar.subviews.first { ($0 as? UIImageView)?.image != nil && !$0.isHidden }?.frame
    }
    expect(ground() == nil)
    bar.selectedItem = bar.items?[1]
    expect(ground(), equals: CGRect(x: 185, y: 20, width: 20, height: 10))
    bar.selectionIndicatorImage = picture.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    expect(ground(), equals: CGRect(x: 130, y: 0, width: 130, height: 49))
    expect(bar.standardAppearance.selectionIndicatorImage === bar.selectionIndicatorImage)
  }
}
