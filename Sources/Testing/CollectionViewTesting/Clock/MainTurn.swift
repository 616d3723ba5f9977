// SPDX-License-Identifier: Apache-2.0

import CMullionClock
import MullionViewTree
import Synchronization

/// Work of the next turn of the main queue or the main run loop: a block, or a job of the main actor.
///
/// The main queue runs it as soon as the test awaits. A synchronous test blocks that queue; then the harness
/// runs the work when it advances its clock.
final class MainTurn: @unchecked Sendable {
  private let work: MullionWork
  private weak var clock: HarnessClock?
  private weak var display: AmbientDisplay?
  private let hasRun = Atomic(false)

  /// Creates a turn that runs `work`, which the caller has retained, for the screen of `clock`.
  init(_ work: MullionWork, on clock: HarnessClock) {
    self.work = work
    self.clock = clock
    display = LivingScreens.display(of: clock)
  }

  /// Whether the work has run.
  var isDone: Bool { hasRun.load(ordering: .acquiring) }

  /// A description of the kind of work.
  var name: String {
    work.block == nil ? "a task of the main actor" : "a block of the main queue"
  }

  /// Enqueues the work on the main queue.
  func enqueue() {
    mullion_enqueue(Unmanaged.passRetained(self).toOpaque()) { turn in
      guard let turn else { return }
      Unmanaged<MainTurn>.fromOpaque(turn).takeRetainedValue().run()
    }
  }

  /// Runs the work, if it has not run, on the calling thread, which must serve the main queue.
  func run() {
    guard !hasRun.exchange(true, ordering: .acquiringAndReleasing) else { return }
    guard let clock, let display else { return mullion_work_run(work) }
    HarnessClock.$scope.withValue(.harness(clock)) {
      AmbientDisplay.$scoped.withValue(display) { mullion_work_run(work) }
    }
  }
}
