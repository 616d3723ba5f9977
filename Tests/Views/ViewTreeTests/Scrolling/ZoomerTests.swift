// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of zooming: fixed points and scale limits.
@MainActor
struct ZoomerTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin")
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      log.append("end \(scale)")
    }
  }

  private let stage = Stage()
  private let delegate = Delegate()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = delegate.content.bounds.size
    view.addSubview(delegate.content)
    view.delegate = delegate
    view.minimumZoomScale = 0.8
    view.maximumZoomScale = 4
    stage.root.addSubview(view)
    stage.frame()
  }

  @Test(arguments: 0..<30)
  func `what is in the middle stays there when the scale changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let zoomer = view.zoomer
    let middle = CGPoint(x: 160, y: 240)
    for _ in 0..<5 {
      view.contentOffset = CGPoint(
        x: CGFloat.random(in: 200...400, using: &random) * zoomer.scale,
        y: CGFloat.random(in: 200...280, using: &random) * zoomer.scale)
      let before = zoomer.anchor(at: middle, of: delegate.content).content
      let scale = CGFloat.random(in: 1...3, using: &random)
      zoomer.set(scale, animated: false)
      expect(abs(zoomer.scale - scale) < 1e-6 && !zoomer.isUnderWay)
      let after = zoomer.anchor(at: middle, of: delegate.content).content
      expect(abs(before.x - after.x) < 1 && abs(before.y - after.y) < 1, "\(before), \(after)")
      expect(abs(view.contentSize.width - 1000 * scale) < 0.01)
    }
  }

  @Test func `scales are kept within the limits, also when these change`() {
    let zoomer = view.zoomer
    for (wanted, given) in [(0.1, 0.8), (9, 4), (2, 2)] as [(CGFloat, CGFloat)] {
      zoomer.set(wanted, animated: false)
      expect(abs(zoomer.scale - given) < 1e-6)
      expect(zoomer.clamped(wanted), equals: given)
    }
    expect(zoomer.isPossible && zoomer.pinch != nil)
    view.minimumZoomScale = 4
    expect(!zoomer.isPossible && zoomer.pinch == nil)
  }

  @Test func `a rectangle that is shown fills what is seen, its middle in the middle`() {
    let zoomer = view.zoomer
    zoomer.show(CGRect(x: 300, y: 300, width: 160, height: 120), animated: false)
    expect(abs(zoomer.scale - 2) < 1e-6)
    let middle = zoomer.anchor(at: CGPoint(x: 160, y: 240), of: delegate.content).content
    expect(abs(middle.x - 380) < 0.01 && abs(middle.y - 360) < 0.01)
  }

  @Test func `an animated change begins once, ends once, and passes no limit`() {
    let zoomer = view.zoomer
    zoomer.set(3, animated: true)
    expect(zoomer.phase == .animating && delegate.log == ["begin"])
    var last = zoomer.scale
    for _ in 0..<60 where zoomer.isUnderWay {
      stage.frame(after: 1.0 / 60)
      expect(zoomer.scale >= last - 1e-9 && zoomer.scale <= 3 + 1e-9)
      last = zoomer.scale
    }
    expect(abs(zoomer.scale - 3) < 1e-6 && zoomer.phase == .idle && zoomer.motion == nil)
    expect(delegate.log, equals: ["begin", "end 3.0"])
    zoomer.set(1, animated: true)
    stage.frame(after: 1.0 / 60)
    zoomer.stop()
    expect(!zoomer.isUnderWay && delegate.log.count == 4)
    expect(zoomer.scale > 1 && zoomer.scale < 3)
  }
}
