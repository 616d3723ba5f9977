// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of back button titles, large titles, page transitions and the positions of sidebars.
@MainActor
@Suite("Kinds of navigation", .serialized)
struct NavigationKindTests {
  @Test func `a back button says where it leads, Back or nothing`() {
    let stage = ControllerStage.stack()
    let root = stage.navigation.viewControllers[0]
    root.title = "Inbox"
    stage.navigation.pushViewController(UIViewController(), animated: false)
    stage.step()
    func words(_ mode: UINavigationItem.BackButtonDisplayMode) -> [Bool] {
      root.navigationItem.backButtonDisplayMode = mode
      stage.navigation.popViewController(animated: false)
      stage.navigation.pushViewController(UIViewController(), animated: false)
      stage.step()
      return ["Inbox", "Back"].map { stage.label($0, in: stage.navigation.navigationBar) != nil }
    }
    expect(root.navigationItem.backButtonDisplayMode, equals: .default)
    expect(words(.default), equals: [true, false])
    expect(words(.generic) == [false, true] && words(.minimal) == [false, false])
    let all: [UINavigationItem.BackButtonDisplayMode] = [.default, .generic, .minimal]
    expect(all.map(\.rawValue), equals: [0, 1, 2])
  }

  @Test func `a title is large always, never, or as that of the controller before`() {
    typealias Mode = UINavigationItem.LargeTitleDisplayMode
    let stage = ControllerStage.stack()
    let navigation = stage.navigation
    navigation.navigationBar.prefersLargeTitles = true
    func isLarge(_ first: Mode, _ second: Mode) -> [Bool] {
      let controllers = [first, second].map { mode in
        let controller = UIViewController()
        controller.title = "Title"
        controller.navigationItem.largeTitleDisplayMode = mode
        return controller
      }
      return (1...2).map { count in
        navigation.setViewControllers(Array(controllers.prefix(count)), animated: false)
        stage.step()
        return navigation.navigationBar.frame.height > 60
      }
    }
    expect(
      UINavigationItem().largeTitleDisplayMode,
      equals: UINavigationItem.LargeTitleDisplayMode.automatic)
    expect(isLarge(.always, .automatic), equals: [true, true])
    expect(isLarge(.always, .never), equals: [true, false])
    expect(isLarge(.never, .automatic), equals: [false, false])
    expect(isLarge(.never, .always), equals: [false, true])
    expect(isLarge(.automatic, .automatic), equals: [true, true])
    expect([Mode.automatic, .always, .never].map(\.rawValue), equals: [0, 1, 2])
  }

  private func pages(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation,
    _ options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> (UIPageViewController, ControllerStage, [UIViewController]) {
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    let both = [UIViewController(), UIViewController()]
    pages.setViewControllers([both[0]], direction: .forward, animated: false)
    let stage = ControllerStage.stack()
    stage.window.rootViewController = pages
    stage.step()
    return (pages, stage, both)
  }

  /// Returns the position of the new page relative to the old one just after the start of a transition, in
  /// points.
  private func start(
    _ orientation: UIPageViewController.NavigationOrientation,
    _ direction: UIPageViewController.NavigationDirection, spacing: Any? = nil
  ) -> CGPoint {
    let options = spacing.map { [UIPageViewController.OptionsKey.interPageSpacing: $0] }
    let (pages, stage, both) = pages(.scroll, orientation, options)
    pages.setViewControllers([both[1]], direction: direction, animated: true)
    let (old, new) = (both[0].view, both[1].view)
    defer { stage.runUntilIdle() }
    guard let old, let new else { return .zero }
    let (from, to) = (old.convert(CGPoint.zero, to: nil), new.convert(CGPoint.zero, to: nil))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  @Test func `pages come from four sides, with room between them`() {
    expect(start(.horizontal, .forward), equals: CGPoint(x: 390, y: 0))
    expect(start(.horizontal, .reverse), equals: CGPoint(x: -390, y: 0))
    expect(start(.vertical, .forward), equals: CGPoint(x: 0, y: 844))
    expect(start(.vertical, .reverse), equals: CGPoint(x: 0, y: -844))
    expect(start(.horizontal, .forward, spacing: CGFloat(20)).x, equals: 410)
    expect(start(.vertical, .forward, spacing: 30).y, equals: 874)
    expect(
      [UIPageViewController.NavigationDirection.forward, .reverse].map(\.rawValue), equals: [0, 1])
    let ways: [UIPageViewController.NavigationOrientation] = [.horizontal, .vertical]
    expect(ways.map(\.rawValue), equals: [0, 1])
  }

  @Test func `a book has a spine, pages that slide have none`() {
    let book = pages(.pageCurl, .horizontal).0
    expect(book.transitionStyle, equals: UIPageViewController.TransitionStyle.pageCurl)
    expect(book.spineLocation, equals: UIPageViewController.SpineLocation.min)
    let slides = pages(.scroll, .vertical).0
    expect(slides.transitionStyle == .scroll && slides.spineLocation == .none)
    expect(slides.navigationOrientation, equals: .vertical)
    expect(
      [UIPageViewController.TransitionStyle.pageCurl, .scroll].map(\.rawValue), equals: [0, 1])
    let spines: [UIPageViewController.SpineLocation] = [.none, .min, .mid, .max]
    expect(spines.map(\.rawValue), equals: [0, 1, 2, 3])
    expect(
      UIPageViewController.OptionsKey.spineLocation.rawValue,
      equals: "UIPageViewControllerOptionSpineLocationKey")
  }

  @Test func `the style says how many columns there are, the edge where the first one stands`() {
    let stage = ControllerStage(size: CGSize(width: 1200, height: 800))
    func places(
      _ style: UISplitViewController.Style, _ edge: UISplitViewController.PrimaryEdge
    ) -> [CGFloat] {
      let split = UISplitViewController(style: style)
      split.primaryEdge = edge
      split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .automatic
      let columns: [UISplitViewController.Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      let controllers = columns.map { column in
        let controller = UIViewController()
        split.setViewController(controller, for: column)
        return controller
      }
      stage.root = split
      stage.step()
      return controllers.map { $0.view.convert($0.view.bounds, to: nil).minX }
    }
    expect(UISplitViewController(style: .doubleColumn).primaryEdge, equals: .leading)
    let leading = places(.doubleColumn, .leading)
    expect(leading.count == 2 && leading[0] == 0 && leading[1] > 0)
    let trailing = places(.doubleColumn, .trailing)
    expect(trailing[1] == 0 && trailing[0] > 600)
    let three = places(.tripleColumn, .leading)
    expect(three[0] == 0 && three[0] < three[1] && three[1] < three[2])
    expect([UISplitViewController.PrimaryEdge.leading, .trailing].map(\.rawValue), equals: [0, 1])
    let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    expect(styles.map(\.rawValue), equals: [0, 1, 2])
    expect(UISplitViewController(style: .tripleColumn).style, equals: .tripleColumn)
  }
}
