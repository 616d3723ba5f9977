// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import ViewTree

/// The displays of the harnesses that live, and which of them code is meant for that runs beside
/// them: the body of a test, and what a queue calls back.
enum LivingScreens {
  private struct Entry {
    weak var display: AmbientDisplay?
    /// The task of the test that made the harness.
    let task: Int?
    /// Whether Swift Testing runs that test.
    let isInTest: Bool
  }

  /// The one that was acted on last at the end.
  private static let entries = Mutex<[Entry]>([])

  private static let isLookedUp: Void = AmbientDisplay.findOthers(by: current)

  /// Somebody acts on the screen of `display`.
  static func note(_ display: AmbientDisplay) {
    _ = isLookedUp
    entries.withLock { entries in
      if entries.last?.display === display { return }
      let known = entries.firstIndex { $0.display === display }
      let entry =
        known.map { entries.remove(at: $0) }
        ?? Entry(display: display, task: runningTask, isInTest: Test.current != nil)
      entries.append(entry)
    }
  }

  /// The harness of `display` is gone.
  static func forget(_ display: AmbientDisplay) {
    entries.withLock { $0.removeAll { $0.display == nil || $0.display === display } }
  }

  /// The display of the harness that the running test acted on last; for code that runs in no task,
  /// that any test acted on last.
  @Sendable
  static func current() -> AmbientDisplay? {
    entries.withLock { entries in
      guard !entries.isEmpty else { return nil }
      let task = runningTask
      if let own = entries.last(where: { $0.task == task }) { return own.display }
      guard task == nil || Test.current == nil else { return nil }
      return entries.last { task == nil || !$0.isInTest }?.display
    }
  }

  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
