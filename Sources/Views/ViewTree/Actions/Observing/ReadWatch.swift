// SPDX-License-Identifier: Apache-2.0

import Observation
import Synchronization

/// What one piece of work read of observable objects when it was done last.
///
/// The standard library tells of the first change alone, and lets nobody stop listening before it. So
/// the watch is observable itself, and is read with the rest: when the work is done anew, or nobody
/// keeps the watch any more, it changes, which ends the listening everywhere. Otherwise a view that is
/// laid out in each frame would be noted once a frame by an object that never changes.
final class ReadWatch: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let count = Atomic<Int>(0)

  /// How often the work was begun anew.
  var turn: Int { count.load(ordering: .relaxed) }

  /// Nothing was read yet.
  init() {}

  deinit { registrar.withMutation(of: self, keyPath: \.turn) {} }

  /// Begins the next turn: what was read before is listened to no longer.
  ///
  /// - Returns: The number of the turn.
  func beginTurn() -> Int {
    let turn = count.add(1, ordering: .relaxed).newValue
    registrar.withMutation(of: self, keyPath: \.turn) {}
    return turn
  }

  /// Is read, so that the turn can be ended.
  func noteRead() { registrar.access(self, keyPath: \.turn) }
}
