// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of scrolling to the top, as by a tap on a status bar.
@MainActor
@Suite("Scrolling to the top")
struct ScrollToTopTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    var allows = true
    var calls: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
  }

  private let scrollView = UIScrollView()
  private let follower = Follower()
  private let stage: Stage

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 5000)
    scrollView.contentInset.top = 20
    scrollView.delegate = follower
    stage = Stage(scrollView)
    scrollView.contentOffset.y = 3000
  }

  @Test func `the home key asks, scrolls, and tells`() {
    expect(scrollView.scrollsToTop)
    expect(stage.press(.home))
    expect(follower.calls, equals: ["should"])
    stage.wait(0.1)
    expect((0..<3000).contains(scrollView.contentOffset.y))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: -20)
    expect(follower.calls, equals: ["should", "did"])
  }

  @Test func `a delegate may refuse`() {
    follower.allows = false
    expect(stage.press(.home))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 3000)
    expect(follower.calls, equals: ["should"])
  }

  @Test func `where it is off, the home key scrolls and nobody is asked`() {
    scrollView.scrollsToTop = false
    expect(!stage.surface.scrollToTop())
    expect(stage.press(.home))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: -20)
    expect(follower.calls.isEmpty)
  }

  @Test func `at the top there is nothing to wait for`() {
    scrollView.contentOffset.y = -20
    expect(stage.surface.scrollToTop())
    expect(follower.calls, equals: ["should", "did"])
  }

  @Test func `a hand that takes over ends it untold`() {
    expect(stage.surface.scrollToTop())
    stage.wait(0.1)
    stage.pointer(.began, 100, 100)
    stage.pointer(.moved, 100, 150)
    stage.wait(0.5)
    stage.pointer(.ended, 100, 150)
    stage.settle()
    expect(!follower.calls.contains("did"))
    expect(scrollView.contentOffset.y > 100)
  }

  @Test func `of several that would, none does`() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addSubview(other)
    expect(!stage.surface.scrollToTop())
    other.scrollsToTop = false
    expect(stage.surface.scrollToTop())
    expect(follower.calls, equals: ["should"])
  }

  @Test func `control and home do it from anywhere`() {
    let field = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.addSubview(field)
    expect(stage.surface.handle(.key(KeyEvent(key: .home, modifiers: .control))))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: -20)
  }

  @Test func `a stroke that stops a bounce and moves nothing lets it go on`() {
    scrollView.contentOffset.y = 100
    stage.stroke(by: CGVector(dx: 0, dy: -50), velocity: CGVector(dx: 0, dy: -9000))
    for _ in 0..<120 where scrollView.contentOffset.y > -30 { stage.wait(1 / 60) }
    expect(scrollView.contentOffset.y <= -30)
    let place = CGPoint(x: 10, y: 10)
    stage.surface.handle(.scroll(ScrollEvent(phase: .began, location: place, delta: .zero)))
    expect(!scrollView.isDecelerating)
    stage.surface.handle(.scroll(ScrollEvent(phase: .ended, location: place, delta: .zero)))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: -20)
  }
}
