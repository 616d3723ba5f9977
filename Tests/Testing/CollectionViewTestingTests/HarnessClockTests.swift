// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests that timers, queues and tasks wait on the harness's clock.
@MainActor
struct HarnessClockTests {
  private func mount(_ start: @escaping (WaitingScreen) -> Void) -> (
    CollectionViewHarness, WaitingScreen
  ) {
    let screen = WaitingScreen(start)
    let harness = CollectionViewHarness(screen)
    screen.clock = { [unowned harness] in harness.time }
    return (harness, screen)
  }

  @Test(arguments: SearchScreen.Waiting.allCases)
  func `a search that waits until nobody types searches once`(_ waiting: SearchScreen.Waiting)
    async throws
  {
    let harness = CollectionViewHarness(SearchScreen(waiting: waiting))
    let screen = try #require(harness.viewController as? SearchScreen)
    harness.tap(at: CGPoint(x: 100, y: 120))
    for letter in ["r", "i", "c", "e"] {
      harness.type(letter)
      harness.advance(by: 0.1)
    }
    expect(screen.searches.isEmpty && screen.isWaiting)
    await harness.runUntilIdle(while: { screen.isWaiting })
    expect(screen.searches, equals: ["rice"])
    expect(harness.time < 2)
  }

  @Test func `what waits is done in the order of its times`() {
    let (harness, screen) = mount { screen in
      screen.queue("third", in: 0.2)
      screen.queue("first", in: 0.1)
      screen.timer("second", every: 0.15, repeats: false)
      screen.queue("fourth", in: 0.2)
    }
    harness.advance(by: 0.05)
    expect(screen.events, equals: [])
    harness.advance(by: 0.5)
    expect(screen.events, equals: ["first 0.1", "second 0.15", "third 0.2", "fourth 0.2"])
  }

  @Test func `what asks for itself again keeps its times`() {
    let (harness, screen) = mount { $0.tick(every: 0.25) }
    harness.advance(by: 1.1)
    expect(screen.events, equals: ["tick 0.25", "tick 0.5", "tick 0.75", "tick 1.0"])
  }

  @Test func `a timer repeats until it is invalid`() throws {
    var timer: Timer?
    let (harness, screen) = mount { timer = $0.timer("tick", every: 0.5) }
    harness.advance(by: 1.6)
    expect(screen.events, equals: ["tick 0.5", "tick 1.0", "tick 1.5"])
    try #require(timer).invalidate()
    harness.advance(by: 2)
    expect(screen.events.count, equals: 3)
  }

  @Test func `a timer follows its date`() {
    let (harness, screen) = mount { screen in
      screen.alarm("rang", in: 5).fireDate = Date(timeIntervalSinceNow: 0.5)
    }
    harness.advance(by: 0.4)
    expect(screen.events, equals: [])
    harness.advance(by: 0.2)
    expect(screen.events.count, equals: 1)
  }

  @Test func `a task sleeps as long as the harness lets it`() async {
    let (harness, screen) = mount { screen in
      Task {
        try await Task.sleep(for: .seconds(3))
        screen.record("awake")
      }
    }
    await harness.runUntilIdle(while: { false })
    expect(screen.events == [] && harness.time == 0)
    harness.advance(by: 2.9)
    await harness.runUntilIdle(while: { false })
    expect(screen.events.count == 1 && (3...3.1).contains(harness.time))
  }

  @Test func `a screen that loads is waited for however long it sleeps`() async {
    let (harness, screen) = mount { screen in
      Task {
        try await Task.sleep(for: .seconds(5))
        screen.record("loaded")
        try await Task.sleep(for: .seconds(5))
        screen.record("shown")
      }
    }
    expect(await harness.runUntilIdle(while: { screen.events.count < 2 }))
    expect(screen.events, equals: ["loaded 5.0", "shown 10.0"])
  }

  @Test func `a sleep that is cancelled ends at once`() async throws {
    var task: Task<Void, Never>?
    let (harness, screen) = mount { screen in
      task = Task {
        do {
          try await Task.sleep(for: .seconds(60))
          screen.record("awake")
        } catch {
          screen.record("cancelled")
        }
      }
    }
    await harness.runUntilIdle(while: { false })
    try #require(task).cancel()
    await task?.value
    harness.advance(by: 61)
    await harness.runUntilIdle(while: { false })
    expect(screen.events, equals: ["cancelled 0.0"])
  }

  @Test func `work of another queue is done on that queue`() async {
    let queue = DispatchQueue(label: "background")
    let (harness, screen) = mount { screen in
      queue.asyncAfter(deadline: .now() + 1) {
        dispatchPrecondition(condition: .onQueue(queue))
        DispatchQueue.main.async { MainActor.assumeIsolated { screen.record("background") } }
      }
    }
    harness.advance(by: 1)
    await harness.runUntilIdle(while: { screen.events.isEmpty })
    expect(screen.events, equals: ["background 1.0"])
  }
}

// The next turns of the main queue, the main run loop and the main actor.
extension HarnessClockTests {
  @Test func `a synchronous test runs what the main queue, loop and actor were given, in order`() {
    let (harness, screen) = mount { screen in
      let record = { @Sendable (event: String) in MainActor.assumeIsolated { screen.record(event) }
      }
      DispatchQueue.main.async { record("queue") }
      RunLoop.main.perform { record("loop") }
      Task { record("actor") }
      OperationQueue.main.addOperation { record("operation") }
      DispatchQueue.main.async { record("queue again") }
    }
    expect(screen.events, equals: [])
    expect(harness.runUntilIdle())
    let order = ["queue", "loop", "actor", "operation", "queue again"]
    expect(screen.events, equals: order.map { "\($0) 0.0" })
  }

  @Test func `the body of a synchronous test has its turns run too`() {
    let (harness, screen) = mount { _ in }
    DispatchQueue.main.async { MainActor.assumeIsolated { screen.record("queue") } }
    Task { screen.record("actor") }
    RunLoop.main.perform { MainActor.assumeIsolated { screen.record("loop") } }
    harness.advance(by: 0.1)
    expect(screen.events, equals: ["queue 0.0", "actor 0.0", "loop 0.0"])
  }

  @Test func `turns run once, where a test awaits`() async {
    let (harness, screen) = mount { _ in }
    await withCheckedContinuation { goesOn in
      RunLoop.main.perform {
        MainActor.assumeIsolated { screen.record("loop") }
        goesOn.resume()
      }
    }
    await withCheckedContinuation { goesOn in
      let queue = DispatchQueue(label: "background")
      queue.async {
        RunLoop.main.perform {
          MainActor.assumeIsolated { screen.record("from a queue") }
          goesOn.resume()
        }
      }
    }
    harness.runUntilIdle()
    expect(screen.events, equals: ["loop 0.0", "from a queue 0.0"])
  }

  @Test func `what asks for the next turn again and again lets time pass`() {
    let (harness, screen) = mount { screen in
      func turn() {
        screen.record("turn")
        guard screen.events.count < 2000 else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { turn() } }
      }
      turn()
    }
    harness.advance(by: 0.1)
    expect((10...200).contains(screen.events.count))
    expect(!harness.runUntilIdle(limit: 1))
    expect(harness.runUntilIdle() && screen.events.count == 2000)
  }

  @Test func `a turn is on the device of the code that asked`() async {
    let screen = WaitingScreen { _ in }
    let phone = CollectionViewHarness(screen, on: .iPhone15.dark)
    let pad = CollectionViewHarness(UIViewController(), on: .iPadMini)
    phone.perform("ask") {
      DispatchQueue.main.async {
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            screen.record(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")
          }
        }
      }
    }
    pad.layout()
    await pad.runUntilIdle(while: { screen.events.isEmpty })
    expect(screen.events, equals: ["dark 0.0"])
    withExtendedLifetime(phone) {}
  }
}

// What is waited for, and whose clock it is.
extension HarnessClockTests {
  @Test func `rest is not waited for by what repeats or is far off`() {
    let (harness, screen) = mount { screen in
      screen.timer("tick", every: 0.1)
      screen.queue("gone", in: 3)
    }
    expect(harness.runUntilIdle())
    expect(screen.events == [] && harness.time == 0)
    screen.queue("soon", in: 1)
    expect(harness.runUntilIdle())
    expect(harness.time, equals: 1)
    expect(screen.events.last == "soon 1.0" && screen.events.count == 11)
  }

  @Test func `two harnesses have two clocks`() {
    let (one, first) = mount { $0.queue("one", in: 0.2) }
    let (other, second) = mount { $0.queue("other", in: 0.2) }
    other.advance(by: 0.3)
    expect(first.events == [] && second.events == ["other 0.2"])
    one.advance(by: 0.3)
    expect(first.events, equals: ["one 0.2"])
  }

  @Test func `what a test asks of a queue waits for the harness it acted on last`() {
    let (harness, screen) = mount { _ in }
    screen.queue("asked", in: 0.4)
    harness.advance(by: 0.5)
    expect(screen.events, equals: ["asked 0.4"])
  }

  @Test func `what a test sleeps itself passes by itself`() async throws {
    let (harness, _) = mount { _ in }
    try await Task.sleep(for: .milliseconds(2))
    let task = Task { try await Task.sleep(for: .milliseconds(2)) }
    try await task.value
    expect(harness.time, equals: 0)
  }

  @Test func `what a test performs waits on the clock`() async throws {
    let (harness, screen) = mount { _ in }
    var task: Task<Void, any Error>?
    harness.perform("search") {
      task = Task {
        try await Task.sleep(for: .seconds(1))
        screen.record("found")
      }
    }
    await harness.runUntilIdle(while: { screen.events.isEmpty })
    expect(screen.events, equals: ["found 1.0"])
    try await task?.value
  }

  @Test func `what still waits when the harness is gone goes on in the machine's time`() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      _ = mount { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.002) { continuation.resume() }
      }
    }
    let sleeper = Sleeper()
    do {
      let (harness, _) = mount { _ in sleeper.begin() }
      await Task.yield()
      withExtendedLifetime(harness) {}
    }
    await sleeper.task?.value
  }

  /// An object that starts a task which sleeps for two milliseconds.
  private final class Sleeper {
    var task: Task<Void, Never>?

    @MainActor
    func begin() {
      task = Task { try? await Task.sleep(for: .milliseconds(2)) }
    }
  }
}
