// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import MullionViewTree
import Testing
import UIKit

/// Tests of split views on iPad screens, and in windows of the same size.
@MainActor
struct PadSplitTests {
  let split = UISplitViewController(style: .doubleColumn)
  let sidebar = UIViewController()
  let content = UIViewController()

  init() {
    split.setViewController(sidebar, for: .primary)
    split.setViewController(content, for: .secondary)
  }

  private func mount(on device: Device) -> CollectionViewHarness {
    let harness = CollectionViewHarness(split, on: device)
    harness.runUntilIdle()
    return harness
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test(arguments: [Device.iPadMini, .iPadAir, .iPadPro11, .iPadPro12])
  func `a pad held upright shows the content alone`(device: Device) {
    let harness = mount(on: device)
    expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    expect(sidebar.viewIfLoaded?.window == nil)
    expect(frame(content).width, equals: harness.size.width)
    expect(content.traitCollection.horizontalSizeClass, equals: .regular)
  }

  @Test func `a window as high as a pad held upright shows the columns beside each other`() {
    let harness = CollectionViewHarness(split, size: Device.iPadMini.screen.size)
    harness.runUntilIdle()
    expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    expect(frame(sidebar).maxX, equals: frame(content).minX)
    expect(sidebar.traitCollection.horizontalSizeClass, equals: .regular)
  }

  @Test func `a preferred split behavior of tiles shows the columns of an upright pad`() {
    split.preferredSplitBehavior = .tile
    _ = mount(on: .iPadMini)
    expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    expect(frame(sidebar).maxX, equals: frame(content).minX)
  }

  @Test func `a preferred split behavior of overlays shows the sidebar over the content`() {
    split.preferredSplitBehavior = .overlay
    let harness = CollectionViewHarness(split, size: CGSize(width: 1000, height: 700))
    harness.runUntilIdle()
    expect(split.displayMode, equals: .secondaryOnly)
    split.show(.primary)
    harness.runUntilIdle()
    expect(split.displayMode, equals: .oneOverSecondary)
    expect(frame(content).width, equals: 1000)
  }

  @Test(arguments: [true, false])
  func `a swipe from the edge of an upright pad brings the sidebar if that is permitted`(
    isPermitted: Bool
  ) {
    split.presentsWithGesture = isPermitted
    let harness = mount(on: .iPadMini)
    harness.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
    harness.runUntilIdle()
    expect(split.displayMode, equals: isPermitted ? .oneOverSecondary : .secondaryOnly)
  }

  @Test func `a swipe from the edge goes back in the content before it brings the sidebar`() {
    let harness = mount(on: .iPadMini)
    content.navigationController?.pushViewController(UIViewController(), animated: false)
    harness.runUntilIdle()
    harness.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 600, y: 500))
    harness.runUntilIdle()
    expect(content.navigationController?.topViewController === content)
    expect(split.displayMode, equals: .secondaryOnly)
  }

  @Test func `the button of an upright pad brings the sidebar over the content`() throws {
    let harness = mount(on: .iPadMini)
    let bar = try #require(content.navigationController?.navigationBar)
    expect(bar.ownLeadingItems, equals: [split.displayModeButtonItem])
    split.displayModeButtonItem.primaryAction?.perform(for: split.displayModeButtonItem)
    harness.runUntilIdle()
    expect(split.displayMode, equals: .oneOverSecondary)
    expect(frame(sidebar), equals: CGRect(x: 0, y: 0, width: 320, height: harness.size.height))
    expect(frame(content).width, equals: harness.size.width)
    expect(sidebar.traitCollection.horizontalSizeClass, equals: .compact)
    harness.tap(at: CGPoint(x: 100, y: 500))
    expect(split.displayMode, equals: .oneOverSecondary)
    harness.tap(at: CGPoint(x: harness.size.width - 50, y: 500))
    harness.runUntilIdle()
    expect(split.displayMode == .secondaryOnly && sidebar.viewIfLoaded?.window == nil)
  }

  @Test func `a pad that is turned shows the columns beside each other`() {
    let harness = mount(on: .iPadMini)
    split.show(.primary)
    expect(split.displayMode, equals: .oneOverSecondary)
    harness.rotate()
    harness.runUntilIdle()
    expect(split.displayMode, equals: .oneBesideSecondary)
    expect(frame(sidebar).maxX, equals: frame(content).minX)
    expect(sidebar.traitCollection.horizontalSizeClass, equals: .compact)
    harness.rotate()
    harness.runUntilIdle()
    expect(split.displayMode == .secondaryOnly && sidebar.viewIfLoaded?.window == nil)
  }

  @Test func `three columns come over the content of an upright pad`() {
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let pages = columns.map { column in
      let page = UIViewController()
      split.setViewController(page, for: column)
      return page
    }
    let harness = CollectionViewHarness(split, on: .iPadPro12)
    harness.runUntilIdle()
    expect(split.displayMode, equals: .secondaryOnly)
    split.show(.supplementary)
    harness.runUntilIdle()
    expect(split.displayMode == .oneOverSecondary && frame(pages[1]).minX == 0)
    split.show(.primary)
    harness.runUntilIdle()
    expect(split.displayMode, equals: .twoOverSecondary)
    expect(frame(pages[1]).minX, equals: frame(pages[0]).maxX)
    expect(frame(pages[2]).width, equals: harness.size.width)
  }

  @Test func `a mode that was chosen before the pad shows the split view holds`() {
    split.preferredDisplayMode = .oneBesideSecondary
    _ = mount(on: .iPadMini)
    expect(split.displayMode, equals: .oneBesideSecondary)
    expect(frame(sidebar).maxX, equals: frame(content).minX)
  }
}
