// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct ScrollViewTests {
  private let scrollView = UIScrollView()
  private let recorder = ScrollRecorder()
  private let stage: Stage

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 5000)
    scrollView.delegate = recorder
    stage = Stage(scrollView)
  }

  @Test func `a fling comes to rest where the rate says`() {
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 1500))
    expect(scrollView.isDecelerating)
    expect(abs(recorder.proposed.y - 849) < 1)
    let duration = stage.settle()
    expect(abs(scrollView.contentOffset.y - recorder.proposed.y) < 0.5)
    expect((3...4.8).contains(duration))
    expect(recorder.calls, equals: ["begin", "willEnd", "didEnd(true)", "decelerate", "rest"])
  }

  @Test func `a fast rate stops sooner`() {
    scrollView.decelerationRate = .fast
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 1500))
    expect(abs(recorder.proposed.y - 249) < 1)
  }

  private final class Wrapper: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView.contentOffset.y > 1000 { scrollView.contentOffset.y -= 900 }
    }
  }

  @Test func `a hand goes on from where its own scrolling had the delegate put the content`() {
    let wrapper = Wrapper()
    scrollView.delegate = wrapper
    scrollView.contentOffset.y = 950
    stage.pointer(.began, 100, 300)
    stage.pointer(.moved, 100, 290)
    for y in stride(from: 280.0, through: 180, by: -10) {
      stage.pointer(.moved, 100, CGFloat(y))
      stage.surface.frame(at: stage.time)
    }
    expect(abs(scrollView.contentOffset.y - 160) <= 10)
    stage.pointer(.moved, 100, 170)
    expect(abs(scrollView.contentOffset.y - 170) <= 10)
    stage.pointer(.cancelled, 100, 170)
  }

  @Test func `a motion goes on from where the delegate put the content`() {
    let wrapper = Wrapper()
    scrollView.delegate = wrapper
    scrollView.contentOffset.y = 900
    stage.stroke(by: CGVector(dx: 0, dy: 50), velocity: CGVector(dx: 0, dy: 1500))
    stage.settle()
    // 950 and the 749 points that the fling goes, less 900.
    expect(abs(scrollView.contentOffset.y - 799) < 3)
  }

  @Test func `a delegate chooses where a fling rests`() {
    recorder.target = CGPoint(x: 0, y: 640)
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 1500))
    stage.settle()
    expect(scrollView.contentOffset, equals: CGPoint(x: 0, y: 640))
  }

  @Test func `content pulled over its edge follows less and springs back`() {
    stage.pointer(.began, 100, 100)
    stage.pointer(.moved, 100, 110)
    stage.pointer(.moved, 100, 210)
    expect(scrollView.contentOffset.y < -40)
    expect(scrollView.contentOffset.y > -100)
    expect(scrollView.isDragging)
    stage.wait(0.5)
    stage.pointer(.ended, 100, 210)
    expect(scrollView.isDecelerating)
    stage.settle()
    expect(scrollView.contentOffset, equals: .zero)
  }

  @Test func `a fling into the edge shoots over and comes back`() {
    scrollView.contentOffset.y = 300
    stage.stroke(by: CGVector(dx: 0, dy: -50), velocity: CGVector(dx: 0, dy: -3000))
    var least: CGFloat = 0
    for _ in 0..<300 {
      stage.wait(1.0 / 60)
      least = min(least, scrollView.contentOffset.y)
    }
    expect(least < -20)
    expect(least > -150)
    expect(scrollView.contentOffset.y, equals: 0)
  }

  @Test func `without bouncing nothing leaves the range`() {
    scrollView.bounces = false
    stage.stroke(by: CGVector(dx: 0, dy: -50), velocity: CGVector(dx: 0, dy: -3000))
    expect(scrollView.contentOffset.y, equals: 0)
    scrollView.contentOffset.y = 300
    stage.stroke(by: CGVector(dx: 0, dy: -50), velocity: CGVector(dx: 0, dy: -3000))
    var least: CGFloat = 0
    for _ in 0..<120 {
      stage.wait(1.0 / 60)
      least = min(least, scrollView.contentOffset.y)
    }
    expect(least, equals: 0)
  }

  @Test func `a touch stops moving content`() {
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 2000))
    stage.wait(0.2)
    let offset = scrollView.contentOffset
    stage.pointer(.began, 10, 10)
    stage.wait(0.2)
    expect(scrollView.contentOffset, equals: offset)
    stage.pointer(.ended, 10, 10)
    stage.settle()
    expect(scrollView.contentOffset, equals: offset)
    expect(!scrollView.isTracking)
  }

  @Test func `a touch that moves nothing is tracked, and leaves the content where it is`() {
    scrollView.isPagingEnabled = true
    scrollView.contentOffset.y = 100
    stage.pointer(.began, 100, 100)
    expect(scrollView.isTracking)
    expect(!scrollView.isDragging)
    stage.pointer(.ended, 100, 100)
    expect(!scrollView.isTracking)
    expect(scrollView.contentOffset.y, equals: 100)
    expect(recorder.calls.isEmpty)
  }

  @Test func `a drag with a pointer flings`() {
    stage.pointer(.began, 100, 400)
    for step in 1...10 {
      stage.wait(1.0 / 60)
      stage.pointer(.moved, 100, 400 - CGFloat(step) * 20)
    }
    stage.pointer(.ended, 100, 200)
    expect(scrollView.isDecelerating)
    stage.settle()
    expect(scrollView.contentOffset.y > 600)
  }

  @Test func `an animated move takes its time and tells when it is over`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    expect(scrollView.contentOffset, equals: .zero)
    stage.wait(0.15)
    expect((150...250).contains(scrollView.contentOffset.y))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 400)
    expect(recorder.calls, equals: ["animated"])
  }

  @Test func `pages turn one at a time`() {
    scrollView.isPagingEnabled = true
    stage.stroke(by: CGVector(dx: 0, dy: 60), velocity: CGVector(dx: 0, dy: 6000))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 480)
    stage.stroke(by: CGVector(dx: 0, dy: 60))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 480)
    stage.wheel(0, 30)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 960)
  }

  @Test func `pages win over the delegate's target offset, which is still asked for`() {
    scrollView.isPagingEnabled = true
    recorder.target = CGPoint(x: 0, y: 100)
    stage.stroke(by: CGVector(dx: 0, dy: 60), velocity: CGVector(dx: 0, dy: 6000))
    stage.settle()
    expect(recorder.calls.contains("willEnd") && recorder.proposed.y == 480)
    expect(scrollView.contentOffset.y, equals: 480)
    stage.wheel(0, 30)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 960)
  }

  @Test func `a motion goes on from where a delegate puts the content`() {
    stage.stroke(by: CGVector(dx: 0, dy: 1000), velocity: CGVector(dx: 0, dy: 1000))
    stage.wait(0.1)
    let before = scrollView.contentOffset.y
    scrollView.contentOffset.y = before - 900
    expect(scrollView.isDecelerating)
    stage.settle()
    expect(abs(scrollView.contentOffset.y - (1000 + 499.5 - 900)) < 1)
  }

  @Test func `wheel steps add up`() {
    stage.wheel(0, 60)
    stage.wheel(0, 60)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 120)
    expect(!stage.wheel(0, -0.0))
    stage.wheel(0, -500)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 0)
    expect(!stage.wheel(0, -60))
  }

  @Test func `a wheel turned back before its motion began to move leaves the content alone`() {
    stage.wheel(0, 80)
    stage.wheel(0, -80)
    expect(recorder.calls, equals: ["begin", "willEnd", "didEnd(true)", "decelerate", "rest"])
    expect(!scrollView.isDragging)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 0)
  }

  @Test func `a wheel takes over from a fling where the content is`() {
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 3000))
    stage.wait(0.1)
    let offset = scrollView.contentOffset.y
    stage.wheel(0, 60)
    stage.settle()
    expect(scrollView.contentOffset.y, equals: offset + 60)
    expect(
      recorder.calls.suffix(5), equals: ["begin", "willEnd", "didEnd(true)", "decelerate", "rest"])
    expect(recorder.calls.count { $0 == "rest" }, equals: 2)
  }

  @Test func `keys move the content`() {
    expect(stage.press(.down))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 60)
    expect(stage.press(.space))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 500)
    expect(stage.press(.end))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 4520)
    expect(!stage.press(.down))
    expect(stage.press(.home))
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 0)
  }

  @Test func `content that shrinks is taken back into sight`() {
    scrollView.contentOffset.y = 4000
    scrollView.contentSize.height = 1000
    expect(scrollView.contentOffset.y, equals: 520)
    scrollView.contentSize.height = 100
    expect(scrollView.contentOffset.y, equals: 0)
  }

  @Test func `a fling goes on into content that comes meanwhile`() {
    scrollView.contentSize.height = 1000
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 3000))
    expect(recorder.proposed.y, equals: 520)
    stage.wait(0.1)
    scrollView.contentSize.height = 5000
    stage.settle()
    expect(abs(scrollView.contentOffset.y - 1598.5) < 5)
    expect(recorder.calls.last, equals: "rest")
  }

  @Test func `a fling stops at the end of content that shrinks meanwhile`() {
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 3000))
    stage.wait(0.1)
    scrollView.contentSize.height = 1000
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 520)
    scrollView.contentSize.height = 5000
    recorder.target = CGPoint(x: 0, y: 3000)
    stage.stroke(by: CGVector(dx: 0, dy: 100), velocity: CGVector(dx: 0, dy: 3000))
    stage.wait(0.1)
    scrollView.contentSize.height = 1500
    stage.settle()
    expect(scrollView.contentOffset.y, equals: 1020)
  }

  @Test func `insets keep content at its beginning`() {
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    expect(scrollView.contentOffset.y, equals: -20)
    scrollView.setOwnSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expect(scrollView.adjustedContentInset.top, equals: 64)
    expect(scrollView.contentOffset.y, equals: -64)
    scrollView.contentInsetAdjustmentBehavior = .never
    expect(scrollView.contentOffset.y, equals: -20)
  }

  @Test func `a rectangle is brought into sight with the least move`() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    expect(scrollView.contentOffset.y, equals: 0)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: false)
    expect(scrollView.contentOffset.y, equals: 170)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    expect(scrollView.contentOffset.y, equals: 100)
  }

  @Test func `bars show while content moves and fade`() {
    func bars() -> Int { stage.surface.displayTree().children.count }
    scrollView.contentOffset.y = 10
    stage.wait(0.1)
    expect(bars(), equals: 0)
    stage.wheel(0, 60)
    stage.wait(0.1)
    expect(bars(), equals: 1)
    stage.settle()
    expect(bars(), equals: 0)
  }

  @Test func `what the inset keeps content clear of is no part of the content's safe area`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    scrollView.addSubview(content)
    scrollView.setOwnSafeAreaInsets(UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 0))
    scrollView.contentOffset.y = -10
    stage.settle()
    expect(content.safeAreaInsets, equals: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
    expect(content.layoutMargins.top, equals: 8)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentOffset.y = 0
    stage.settle()
    expect(content.safeAreaInsets.top, equals: 44)
  }
}
