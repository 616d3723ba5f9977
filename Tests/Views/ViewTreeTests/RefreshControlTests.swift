// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of pull to refresh.
@MainActor
struct RefreshControlTests {
  private let stage = Stage()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIRefreshControl()

  init() {
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentInset.top = 20
    stage.root.addSubview(scroll)
    scroll.refreshControl = control
    stage.wait(0.1)
    scroll.contentOffset.y = -20
  }

  private func pull(_ distance: CGFloat) {
    stage.pointer(.began, 100, 50)
    for step in 1...10 {
      stage.pointer(.moved, 100, 50 + distance * CGFloat(step) / 10)
      stage.wait(0.02)
    }
  }

  @Test func `a long pull begins to refresh once, and room stays when the hand lets go`() {
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    pull(380)
    expect(control.isRefreshing && told == 1)
    stage.wait(0.2)
    stage.pointer(.ended, 100, 430)
    stage.wait(3)
    expect(scroll.contentOffset.y == -80 && scroll.adjustedContentInset.top == 80)
    control.endRefreshing()
    expect(!control.isRefreshing && scroll.adjustedContentInset.top == 20)
    stage.settle()
    expect(scroll.contentOffset.y == -20 && told == 1)
  }

  @Test func `a short pull does nothing`() {
    pull(60)
    stage.wait(0.2)
    stage.pointer(.ended, 100, 110)
    stage.settle()
    expect(!control.isRefreshing && scroll.contentOffset.y == -20)
  }

  @Test func `refreshing that the program begins keeps the content where it is`() {
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    control.beginRefreshing()
    expect(control.isRefreshing && told == 0)
    expect(scroll.contentOffset.y == -20 && scroll.adjustedContentInset.top == 80)
    scroll.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
    stage.wait(0.5)
    expect(scroll.contentOffset.y, equals: -80)
    control.endRefreshing()
    stage.settle()
    expect(scroll.contentOffset.y, equals: -20)
  }

  @Test func `ending while the content is elsewhere does not move it`() {
    control.beginRefreshing()
    scroll.contentOffset.y = 500
    control.endRefreshing()
    stage.settle()
    expect(scroll.contentOffset.y, equals: 500)
  }

  @Test func `a control that is added to a scroll view is its refresh control`() {
    let other = UIScrollView(frame: scroll.frame)
    let added = UIRefreshControl()
    other.addSubview(added)
    expect(other.refreshControl === added)
    other.refreshControl = nil
    expect(added.superview == nil)
  }

  @Test func `the title stands below the wheel, in the middle, cut where there is no room`() {
    control.attributedTitle = NSAttributedString(string: "Looking for news")
    control.beginRefreshing()
    stage.wait(0.1)
    func lines() -> [(text: String, frame: CGRect)] {
      control.subviews.flatMap { view in
        view.displayNode().commands.compactMap { command in
          guard case .text(let layout, let origin, _) = command else { return nil }
          return (
            layout.lines.map(\.text).joined(),
            CGRect(origin: origin, size: layout.size).offsetBy(
              dx: view.frame.minX, dy: view.frame.minY)
          )
        }
      }
    }
    expect(lines().map(\.text), equals: ["Looking for news"])
    expect(lines().first.map { abs($0.frame.midX - 160) <= 1 }, equals: true, "\(lines())")
    // Parts of attributed text are placed by their baselines.
    expect(lines().first.map { (45...55).contains($0.frame.minY) }, equals: true, "\(lines())")
    control.attributedTitle = NSAttributedString(string: String(repeating: "news ", count: 40))
    stage.wait(0.1)
    expect(lines().count == 1 && lines().first?.text.hasSuffix("\u{2026}") == true, "\(lines())")
  }
}
