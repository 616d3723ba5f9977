// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of page view controllers.
@MainActor
@Suite(.serialized)
struct PageViewControllerTests {
  let stage = ControllerStage.stack()
  let source: PageSource
  let controller: UIPageViewController

  init() {
    source = PageSource(record: stage.record)
    controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    controller.dataSource = source
    controller.delegate = source
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    stage.window.rootViewController = controller
    stage.step()
    stage.record.lines = []
  }

  @Test func `pages that slide have no backs`() {
    expect(!controller.isDoubleSided)
    controller.isDoubleSided = true
    stage.step()
    expect(controller.isDoubleSided && controller.viewControllers?.count == 1)
  }

  private var shown: String? { (controller.viewControllers?.first as? RecordingController)?.name }

  private var appearances: [String] {
    stage.record.lines.filter { $0.contains("appear") && !$0.contains("is appearing") }
  }

  private func drag(from x: CGFloat, by distance: CGFloat, settles: Bool = true) {
    func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      stage.surface?.handle(
        .pointer(
          PointerEvent(phase: phase, location: CGPoint(x: x, y: 400), timestamp: stage.time)))
    }
    send(.began, x)
    for step in 1...10 {
      stage.frame()
      send(.moved, x + distance * CGFloat(step) / 10)
    }
    send(.ended, x + distance)
    if settles { stage.runUntilIdle() }
  }

  @Test func `a drag turns to the next page, which appears as it comes into sight`() {
    expect(source.pages[0].view.frame.width, equals: 390)
    drag(from: 300, by: -250)
    expect(shown, equals: "1")
    expect(source.log, equals: ["to 1", "from 0 true"])
    expect(
      appearances, equals: ["0 will disappear", "1 will appear", "0 did disappear", "1 did appear"])
    expect(source.pages[0].parent == nil)
    expect(source.pages[0].view.superview == nil)
    expect(source.pages[1].parent === controller)
    let frame = source.pages[1].view.convert(source.pages[1].view.bounds, to: stage.window)
    expect(frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    drag(from: 100, by: 250)
    expect(shown, equals: "0")
  }

  private final class Plain: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  @Test func `a data source that counts no pages has no dots`() {
    let plain = Plain()
    controller.dataSource = plain
    stage.step()
    expect(!controller.view.subviews.contains { $0 is UIPageControl && !$0.isHidden })
    expect(source.pages[0].view.frame.height, equals: 844)
  }

  @Test func `a short drag goes back, and all is as before`() {
    drag(from: 300, by: -60)
    // The stroke was quick: held still before its end, it goes back.
    source.log = []
    controller.setViewControllers([source.pages[2]], direction: .forward, animated: false)
    stage.step()
    stage.record.lines = []
    func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      stage.surface?.handle(
        .pointer(
          PointerEvent(phase: phase, location: CGPoint(x: x, y: 400), timestamp: stage.time)))
    }
    send(.began, 300)
    for step in 1...10 {
      stage.frame()
      send(.moved, 300 - CGFloat(step) * 6)
    }
    stage.wait(0.5)
    send(.ended, 240)
    stage.runUntilIdle()
    expect(shown, equals: "2")
    expect(source.log, equals: ["to 3", "from 2 false"])
    expect(
      appearances,
      equals: [
        "2 will disappear", "3 will appear", "3 will disappear", "2 will appear",
        "3 did disappear", "2 did appear",
      ])
    expect(source.pages[3].parent == nil)
  }

  @Test func `there is nothing before the first page and after the last`() {
    drag(from: 100, by: 250)
    expect(shown, equals: "0")
    controller.setViewControllers([source.pages[4]], direction: .forward, animated: false)
    stage.step()
    drag(from: 300, by: -250)
    expect(shown, equals: "4")
    expect(source.log, equals: [])
  }

  @Test func `quick strokes go page by page`() {
    for _ in 0..<3 {
      drag(from: 300, by: -200, settles: false)
      stage.wait(0.1)
    }
    stage.runUntilIdle()
    expect(shown, equals: "3")
    expect(source.log.count, equals: 6)
  }

  @Test func `code slides a page in, and tells when it is there`() {
    var done: [Bool] = []
    controller.setViewControllers(
      [source.pages[3]], direction: .reverse, animated: true
    ) { done.append($0) }
    expect(done, equals: [])
    stage.wait(0.1)
    expect(source.pages[3].view.superview != nil)
    expect(source.pages[0].view.superview != nil)
    stage.runUntilIdle()
    expect(done, equals: [true])
    expect(shown, equals: "3")
    expect(source.log, equals: [])
    expect(
      appearances, equals: ["0 will disappear", "3 will appear", "0 did disappear", "3 did appear"])
    drag(from: 300, by: -250)
    expect(shown, equals: "4")
  }

  @Test func `read from right to left, the next page comes from the left`() {
    stage.window.semanticContentAttribute = .forceRightToLeft
    controller.view.semanticContentAttribute = .forceRightToLeft
    controller.view.subviews.first?.semanticContentAttribute = .forceRightToLeft
    controller.view.setNeedsLayout()
    stage.step()
    drag(from: 100, by: 250)
    expect(shown, equals: "1")
    drag(from: 300, by: -250)
    expect(shown, equals: "0")
  }

  @Test func `dots count pages, and turn them`() throws {
    source.hasDots = true
    controller.dataSource = nil
    controller.dataSource = source
    stage.step()
    let dots = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    expect(dots.numberOfPages, equals: 5)
    expect(source.pages[0].view.frame.height, equals: 807)
    drag(from: 300, by: -250)
    expect(dots.currentPage, equals: 1)
    let place = CGPoint(x: 300, y: dots.frame.midY)
    stage.surface?.handle(.pointer(PointerEvent(phase: .began, location: place)))
    stage.surface?.handle(.pointer(PointerEvent(phase: .ended, location: place)))
    stage.runUntilIdle()
    expect(shown, equals: "2")
    expect(dots.currentPage, equals: 2)
  }

  @Test func `dots stand on the controller's view, below the pages`() throws {
    source.hasDots = true
    controller.dataSource = nil
    controller.dataSource = source
    controller.view.backgroundColor = .systemIndigo
    stage.step()
    let dots = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    expect(dots.backgroundColor == nil && dots.superview === controller.view)
    let page = source.pages[0].view.convert(source.pages[0].view.bounds, to: controller.view)
    expect(page.maxY, equals: dots.frame.minY)
    expect(dots.frame.maxY, equals: controller.view.bounds.maxY)
    // Nothing stands between the dots and the view.
    for other in controller.view.subviews where other !== dots {
      expect(other.frame.maxY <= dots.frame.minY)
    }
  }

  @Test func `a window of another size keeps the page`() {
    drag(from: 300, by: -250)
    stage.window.hostDidResize(to: CGSize(width: 600, height: 500), scale: 1)
    stage.step()
    let frame = source.pages[1].view.convert(source.pages[1].view.bounds, to: stage.window)
    expect(frame, equals: CGRect(x: 0, y: 0, width: 600, height: 500))
    drag(from: 500, by: -400)
    expect(shown, equals: "2")
  }

  @Test func `pages that follow downwards are turned upwards`() {
    let down = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical)
    down.dataSource = source
    down.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    stage.window.rootViewController = down
    stage.step()
    for (phase, y) in [
      (PointerEvent.Phase.began, 700.0), (.moved, 600), (.moved, 400), (.ended, 200),
    ] {
      stage.frame()
      stage.surface?.handle(
        .pointer(
          PointerEvent(
            phase: phase, location: CGPoint(x: 200, y: y), timestamp: stage.time)))
    }
    stage.runUntilIdle()
    expect(down.viewControllers?.first === source.pages[2])
  }
}
