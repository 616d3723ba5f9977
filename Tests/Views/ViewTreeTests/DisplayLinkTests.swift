// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

/// Tests of display links.
@Suite(.onDisplayOfItsOwn)
@MainActor
struct DisplayLinkTests {
  private final class Counter {
    var times: [TimeInterval] = []
    var onFrame: (CADisplayLink) -> Void = { _ in }
    func frame(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onFrame(link)
    }
  }

  private func added(_ counter: Counter) -> CADisplayLink {
    let link = CADisplayLink(target: counter, selector: Selector("frame:", Counter.frame(_:)))
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test func `a link is called once a frame, with the frame's time`() {
    let (stage, counter) = (Stage(), Counter())
    let link = added(counter)
    stage.wait(0.1)
    expect(counter.times.count, equals: 6)
    expect(counter.times.last, equals: stage.time)
    expect(link.duration, equals: 1.0 / 60)
    expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    link.invalidate()
    stage.wait(0.1)
    expect(counter.times.count, equals: 6)
  }

  @Test func `a link that is paused wants no frames`() {
    let (stage, counter) = (Stage(), Counter())
    let link = added(counter)
    stage.wait(0.05)
    link.isPaused = true
    let count = counter.times.count
    stage.surface.frame(at: stage.time + 0.01)
    expect(!stage.surface.frame(at: stage.time + 0.02))
    expect(counter.times.count, equals: count)
    link.isPaused = false
    stage.wait(0.05)
    expect(counter.times.count > count)
    link.invalidate()
  }

  @Test func `a link of fewer frames leaves some out`() {
    let (stage, counter) = (Stage(), Counter())
    let link = added(counter)
    link.preferredFramesPerSecond = 20
    stage.wait(1)
    expect(counter.times.count, equals: 20)
    counter.times = []
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    stage.wait(1)
    expect(counter.times.count, equals: 30)
    link.invalidate()
  }

  @Test func `a link keeps its target until it is invalidated`() {
    let stage = Stage()
    weak var gone: Counter?
    let kept: CADisplayLink
    do {
      let counter = Counter()
      gone = counter
      kept = added(counter)
    }
    stage.wait(0.05)
    expect(gone != nil)
    kept.invalidate()
    expect(gone == nil)
  }

  @Test func `a link may end itself in its call`() {
    let (stage, counter) = (Stage(), Counter())
    counter.onFrame = { [weak counter] link in
      if counter?.times.count == 3 { link.invalidate() }
    }
    _ = added(counter)
    stage.settle()
    expect(counter.times.count, equals: 3)
  }

  @Test func `a link that was there first follows the surface that comes`() {
    let counter = Counter()
    let early = added(counter)
    let stage = Stage()
    stage.wait(0.05)
    early.remove(from: .main, forMode: .common)
    early.add(to: .main, forMode: .common)
    stage.wait(0.05)
    expect(counter.times.count > 2)
    early.invalidate()
  }
}
