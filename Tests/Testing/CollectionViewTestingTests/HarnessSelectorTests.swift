// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of selectors that are called later: by timers, delays and display links on the harness's clock.
@MainActor
struct HarnessSelectorTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    var start: (Screen) -> Void = { _ in }
    var frames = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      start(self)
    }

    func tick(_ timer: Timer) { log.append("tick \(timer.userInfo as? String ?? "")") }
    func later(_ text: String) { log.append(text) }
    func frame(_ link: CADisplayLink) { frames += 1 }
    func helped(_ sender: Any?) { log.append("helped") }

    var ticking: Selector { Selector("tick:", Self.tick(_:)) }
    var saying: Selector { Selector("later:", Self.later(_:)) }
  }

  private func mount(_ start: @escaping (Screen) -> Void) -> (CollectionViewHarness, Screen) {
    let screen = Screen()
    screen.start = start
    return (CollectionViewHarness(screen), screen)
  }

  @Test func `a timer calls its target's method at its times`() {
    let (harness, screen) = mount { screen in
      Timer.scheduledTimer(
        timeInterval: 0.5, target: screen, selector: screen.ticking, userInfo: "a", repeats: true)
      let once = Timer(
        timeInterval: 0.7, target: screen, selector: screen.ticking, userInfo: "b",
        repeats: false)
      RunLoop.main.add(once, forMode: .common)
    }
    harness.advance(by: 1.1)
    expect(screen.log, equals: ["tick a", "tick b", "tick a"])
  }

  @Test func `a timer keeps its target until it is invalid`() {
    weak var gone: Screen?
    var timer: Timer?
    let (harness, _) = mount { _ in }
    do {
      let target = Screen()
      gone = target
      timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: target, selector: target.ticking, userInfo: nil, repeats: true)
    }
    harness.advance(by: 0.6)
    expect(gone != nil)
    timer?.invalidate()
    expect(gone == nil)
  }

  @Test func `a delay passes on the harness's clock, and calls are taken back`() {
    let (harness, screen) = mount { screen in
      screen.perform(screen.saying, with: "a", afterDelay: 0.5)
      screen.perform(screen.saying, with: "b", afterDelay: 0.5)
      screen.perform(screen.saying, with: "c", afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(
        withTarget: screen, selector: screen.saying, object: "b")
    }
    harness.advance(by: 0.3)
    expect(screen.log, equals: ["c"])
    harness.advance(by: 0.3)
    expect(screen.log, equals: ["c", "a"])
    screen.perform(screen.saying, with: "d", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: screen)
    harness.advance(by: 0.3)
    expect(screen.log, equals: ["c", "a"])
  }

  @Test func `a display link is called in each frame of the screen`() {
    var link: CADisplayLink?
    let (harness, screen) = mount { screen in
      link = CADisplayLink(target: screen, selector: Selector("frame:", Screen.frame(_:)))
      link?.add(to: .main, forMode: .common)
    }
    let before = screen.frames
    harness.advance(by: 0.5)
    expect(screen.frames - before, equals: 30)
    link?.invalidate()
    expect(harness.runUntilIdle())
    expect(screen.frames - before, equals: 30)
  }

  @Test func `an action without a target goes up from the first responder to the controller`() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let (harness, screen) = mount { $0.view.addSubview(field) }
    harness.layout()
    field.becomeFirstResponder()
    let isHelped = UIApplication.shared.sendAction(
      Selector("helped:", Screen.helped(_:)), to: nil, from: field, for: nil)
    expect(isHelped)
    UIApplication.shared.sendAction(
      Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil,
      for: nil)
    expect(screen.log, equals: ["helped"])
    expect(!field.isFirstResponder)
  }
}
