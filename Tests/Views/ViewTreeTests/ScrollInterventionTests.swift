// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests that content offset changes inside delegate methods take effect.
@MainActor
struct ScrollInterventionTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var didScroll: (UIScrollView) -> Void = { _ in }
    var didEndDragging: (UIScrollView, Bool) -> Void = { _, _ in }
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll(scrollView) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEnd(\(decelerate))")
      didEndDragging(scrollView, decelerate)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("arrived") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  }

  private let scrollView = UIScrollView()
  private let delegate = Delegate()
  private let stage: Stage

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 5000)
    scrollView.delegate = delegate
    stage = Stage(scrollView)
  }

  private func fling() {
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 1500))
  }

  @Test func `a fling that is stopped when the hand lets go stays where it is`() {
    delegate.didEndDragging = { view, _ in
      view.setContentOffset(view.contentOffset, animated: false)
    }
    fling()
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 100)
    expect(delegate.calls, equals: ["begin", "didEnd(true)", "rest"])
  }

  @Test func `an offset that is set when the hand lets go stays`() {
    delegate.didEndDragging = { view, _ in view.contentOffset.y = 250 }
    stage.stroke(by: CGVector(dx: 0, dy: 100))
    expect(scrollView.contentOffset.y, equals: 250)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 250)
    expect(delegate.calls, equals: ["begin", "didEnd(false)"])
  }

  @Test func `a fling goes on from where the content was put when the hand let go`() {
    delegate.didEndDragging = { view, _ in view.contentOffset.y += 1000 }
    fling()
    expect(scrollView.contentOffset.y, equals: 1100)
    stage.settle()
    expect(abs(scrollView.contentOffset.y - 1849) < 2)
  }

  @Test func `a drag goes on although an animation was begun meanwhile`() {
    stage.pointer(.began, 100, 300)
    stage.pointer(.moved, 100, 280)
    stage.pointer(.moved, 100, 250)
    let held = scrollView.contentOffset.y
    scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    expect(scrollView.isTracking && scrollView.isDragging)
    stage.wait(0.05)
    let place = scrollView.contentOffset.y
    expect(place > held)
    stage.pointer(.moved, 100, 240)
    expect(scrollView.contentOffset.y, equals: place + 10)
    stage.wait(0.5)
    stage.pointer(.ended, 100, 240)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: place + 10)
    expect(!scrollView.isTracking && !scrollView.isDragging)
    expect(delegate.calls, equals: ["begin", "arrived", "didEnd(false)"])
  }

  @Test func `content that is put back while it moves goes on from there`() {
    scrollView.contentSize.height = 2000
    scrollView.contentOffset.y = 500
    var turns = 0
    delegate.didScroll = { view in
      if view.contentOffset.y > 1000 {
        turns += 1
        view.contentOffset.y -= 500
      }
    }
    var offsets: [CGFloat] = []
    stage.stroke(by: CGVector(dx: 0, dy: 20), velocity: CGVector(dx: 0, dy: 4000))
    for _ in 0..<400 {
      stage.wait(1.0 / 60)
      offsets.append(scrollView.contentOffset.y)
    }
    expect(turns > 2)
    expect(offsets.allSatisfy { $0 <= 1000 && $0 > 400 })
    expect(!scrollView.isDecelerating)
  }
}
