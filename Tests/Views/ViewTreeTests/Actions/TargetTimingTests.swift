// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of timers that call methods of targets.
@Suite("Timers of targets")
struct TargetTimingTests {
  private final class Clock: NSObject {
    var ticks: [String] = []
    func tick(_ timer: Timer) { ticks.append(timer.userInfo as? String ?? "nil") }
  }

  private static let tick = Selector("tick:", Clock.tick(_:))

  /// Creates a timer in generic code that knows only the protocol.
  private func make<Kind: Timer & TargetTiming>(
    _ kind: Kind.Type, _ clock: Clock, repeats: Bool
  ) -> Kind {
    Kind(
      timeInterval: 3600, target: clock, selector: Self.tick, userInfo: "hour", repeats: repeats)
  }

  @Test func `a timer calls its target with itself, and what it was given`() {
    let clock = Clock()
    let timer = make(Timer.self, clock, repeats: true)
    expect(timer.timeInterval == 3600 && timer.userInfo as? String == "hour")
    timer.fire()
    timer.fire()
    expect(clock.ticks == ["hour", "hour"] && timer.isValid)
    timer.invalidate()
    expect(!timer.isValid)
  }

  @Test func `a timer that does not repeat ends with its call`() {
    let clock = Clock()
    let timer = make(Timer.self, clock, repeats: false)
    timer.fire()
    expect(clock.ticks == ["hour"] && !timer.isValid)
  }

  @Test func `the target is kept until the timer ends`() {
    weak var kept: Clock?
    let timer: Timer
    do {
      let clock = Clock()
      kept = clock
      timer = make(Timer.self, clock, repeats: true)
    }
    expect(kept != nil)
    timer.invalidate()
    expect(kept == nil)
  }

  @Test func `a date says when it fires for the first time`() {
    let clock = Clock()
    let date = Date(timeIntervalSince1970: 4_000_000_000)
    let timer = Timer(
      fireAt: date, interval: 60, target: clock, selector: Self.tick, userInfo: nil, repeats: true)
    expect(timer.fireDate == date && timer.timeInterval == 60)
    timer.fire()
    expect(clock.ticks, equals: ["nil"])
    timer.invalidate()
  }

  @Test func `a scheduled timer is in the run loop already`() {
    let clock = Clock()
    let timer = Timer.scheduledTimer(
      timeInterval: 0, target: clock, selector: Self.tick, userInfo: "now", repeats: false)
    for _ in 0..<1000 where timer.isValid {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    }
    expect(clock.ticks, equals: ["now"])
  }
}
