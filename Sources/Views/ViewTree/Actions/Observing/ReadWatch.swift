// SPDX-License-Identifier: Apache-2.0

import Observation
import Synchronization

/// An object that ends the tracking of the observable objects that a piece of work has read.
///
/// The standard library reports only the first change, and tracking cannot be stopped before it. Therefore
/// this object is observable itself and read together with the others: it changes when the work is repeated
/// or the object is deallocated, which ends the tracking everywhere. Otherwise, an object that never changes
/// would accumulate a registration in each frame for a view that is laid out in each frame.
final class ReadWatch: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let count = Atomic<Int>(0)

  /// The number of times that the work was started.
  var turn: Int { count.load(ordering: .relaxed) }

  /// Creates a watch without reads.
  init() {}

  deinit { registrar.withMutation(of: self, keyPath: \.turn) {} }

  /// Begins the next turn, which ends the tracking of the reads before.
  ///
  /// - Returns: The number of the turn.
  func beginTurn() -> Int {
    let turn = count.add(1, ordering: .relaxed).newValue
    registrar.withMutation(of: self, keyPath: \.turn) {}
    return turn
  }

  /// Registers a read of this object, so that the turn can be ended.
  func recordRead() { registrar.access(self, keyPath: \.turn) }
}
