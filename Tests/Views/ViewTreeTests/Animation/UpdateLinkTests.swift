// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing
import ViewStage

/// Tests of update links of a window.
@MainActor
struct UpdateLinkTests {
  private let stage = Stage()

  @MainActor
  private final class Counter: NSObject {
    var times: [TimeInterval] = []
    func update(_ link: UIUpdateLink, _ info: UIUpdateInfo) { times.append(info.modelTime) }
  }

  @Test func `a link that wants updates all the time has one in each frame`() {
    let link = UIUpdateLink(view: stage.root)
    var times: [TimeInterval] = []
    link.addAction { _, info in
      times.append(info.modelTime)
      expect(info.estimatedPresentationTime > info.modelTime)
      expect(info.completionDeadlineTime <= info.estimatedPresentationTime)
    }
    link.requiresContinuousUpdates = true
    stage.wait(0.1)
    expect(times.isEmpty)
    link.isEnabled = true
    stage.wait(0.1)
    expect(times.count == 6 && times.last == stage.time)
    expect(stage.surface.frame(at: stage.time + 0.02))
    link.isEnabled = false
    stage.wait(0.05)
    expect(times.count, equals: 7)
    expect(!stage.surface.frame(at: stage.time + 0.1))
    expect(link.currentUpdateInfo == nil)
  }

  @Test func `a link follows the updates of others, and asks for none`() {
    let link = UIUpdateLink(view: stage.root)
    var count = 0
    link.addAction { _, _ in count += 1 }
    link.isEnabled = true
    expect(!stage.surface.frame(at: 1))
    expect(count, equals: 1)
    let view = UIView()
    stage.root.addSubview(view)
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    stage.settle()
    expect(count > 5)
    link.isEnabled = false
  }

  @Test func `actions are run in the order of their phases, layout among them`() {
    final class Told: UIView {
      var onLayout: () -> Void = {}
      override func layoutSubviews() { onLayout() }
    }
    let view = Told()
    stage.root.addSubview(view)
    stage.frame()
    var told: [String] = []
    view.onLayout = { told.append("layout") }
    let link = UIUpdateLink(view: view)
    let phases: [(UIUpdateActionPhase, String)] = [
      (.afterUpdateComplete, "complete"), (.afterCATransactionCommit, "committed"),
      (.beforeCATransactionCommit, "commit"), (.afterCADisplayLinkDispatch, "linked"),
    ]
    for (phase, word) in phases { link.addAction(to: phase) { _, _ in told.append(word) } }
    link.addAction { link, info in
      told.append("link")
      expect(link.currentUpdateInfo === info)
    }
    link.addAction(to: .afterEventDispatch) { _, _ in told.append("events done") }
    link.addAction(to: .beforeEventDispatch) { _, _ in told.append("events") }
    link.addAction(to: .afterUpdateScheduled) { _, _ in
      told.append("scheduled")
      view.setNeedsLayout()
    }
    link.isEnabled = true
    stage.frame()
    expect(
      told,
      equals: [
        "scheduled", "events", "events done", "link", "linked", "commit", "layout", "committed",
        "complete",
      ])
    link.isEnabled = false
  }

  @Test func `a link is at rest while its view is in no window`() {
    let view = UIView()
    let link = UIUpdateLink(view: view)
    var count = 0
    link.addAction { _, _ in count += 1 }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    stage.wait(0.1)
    expect(count, equals: 0)
    stage.root.addSubview(view)
    stage.wait(0.1)
    expect(count > 4)
    view.removeFromSuperview()
    let seen = count
    stage.wait(0.1)
    expect(count, equals: seen)
    expect(!stage.surface.frame(at: stage.time + 0.1))
    link.isEnabled = false
  }

  @Test func `a link of fewer updates leaves some out`() {
    let link = UIUpdateLink(view: stage.root)
    var count = 0
    link.addAction { _, _ in count += 1 }
    link.requiresContinuousUpdates = true
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    link.isEnabled = true
    stage.wait(1)
    expect(count, equals: 30)
    link.isEnabled = false
  }

  @Test func `a link calls methods, keeps no target, and ends with its view`() {
    var counter: Counter? = Counter()
    weak var gone = counter
    let view = UIView()
    stage.root.addSubview(view)
    let link = UIUpdateLink(
      view: view, actionTarget: counter as Any,
      selector: Selector("update:info:", Counter.update(_:_:)))
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    stage.wait(0.05)
    expect(counter?.times.count, equals: 3)
    counter = nil
    stage.wait(0.05)
    expect(gone == nil)
    link.isEnabled = false
  }

  @Test func `an enabled link is kept as long as its view`() {
    var count = 0
    weak var kept: UIUpdateLink?
    do {
      let view = UIView()
      stage.root.addSubview(view)
      let link = UIUpdateLink(view: view)
      link.addAction { _, _ in count += 1 }
      link.isEnabled = true
      kept = link
    }
    stage.frame()
    expect(count == 1 && kept != nil)
    stage.root.subviews.forEach { $0.removeFromSuperview() }
    stage.frame()
    stage.frame()
    expect(count, equals: 1)
  }
}
