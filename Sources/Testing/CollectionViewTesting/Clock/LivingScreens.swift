// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
import Synchronization
import Testing

/// The registry of the displays and clocks of existing harnesses, which finds the one for code that runs
/// beside them: the body of a test, and callbacks of queues.
enum LivingScreens {
  private struct Entry {
    weak var display: AmbientDisplay?
    let clock: HarnessClock
    /// The task of the test that made the harness.
    let task: Int?
    /// Whether Swift Testing runs that test.
    let isInTest: Bool
  }

  /// The entries; the one that was acted on last is at the end.
  private static let entries = Mutex<[Entry]>([])

  private static let isLookedUp: Void = AmbientDisplay.findOthers { current?.display }

  /// Records an action on the screen of `display`, whose clock is `clock`.
  static func record(_ display: AmbientDisplay, _ clock: HarnessClock) {
    _ = isLookedUp
    entries.withLock { entries in
      if entries.last?.display === display { return }
      let known = entries.firstIndex { $0.display === display }
      let entry =
        known.map { entries.remove(at: $0) }
        ?? Entry(
          display: display, clock: clock, task: runningTask, isInTest: Test.current != nil)
      entries.append(entry)
    }
  }

  /// Removes the entry of `display`, and the entries of released displays.
  static func discard(_ display: AmbientDisplay) {
    let gone = entries.withLock { entries in
      defer { entries.removeAll { $0.display == nil || $0.display === display } }
      return entries
    }
    // Work that waits on their clocks may be released here, and its `deinit` may schedule more: outside of
    // the lock.
    withExtendedLifetime(gone) {}
  }

  /// The clock of the harness that the running test acted on last.
  static var clock: HarnessClock? { current?.clock }

  /// The clock of the harness that the running task created or acted on last, or `nil` if there is none.
  static var ownClock: HarnessClock? {
    let task = runningTask
    return entries.withLock { $0.last { $0.task == task }?.clock }
  }

  /// Whether harnesses of other tests than the running one exist.
  static var areBesideOtherTests: Bool {
    let task = runningTask
    return entries.withLock { $0.contains { $0.display != nil && $0.isInTest && $0.task != task } }
  }

  /// Returns the display of the harness whose clock is `clock`.
  static func display(of clock: HarnessClock) -> AmbientDisplay? {
    entries.withLock { $0.last { $0.clock === clock }?.display }
  }

  /// The entry of the harness that the running test acted on last.
  ///
  /// Code outside of tasks uses the harness that any test acted on last, and a task outside of tests the last
  /// one that was created outside of tests.
  private static var current: Entry? {
    entries.withLock { entries in
      guard !entries.isEmpty else { return nil }
      let task = runningTask
      if let own = entries.last(where: { $0.task == task }) { return own }
      guard task == nil || Test.current == nil else { return nil }
      return entries.last { task == nil || !$0.isInTest }
    }
  }

  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
