// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// Where objects ended: for each that did, whether it was where the main actor's code runs.
final class EndNotes: Sendable {
  private let notes = Mutex<[Bool]>([])

  var all: [Bool] { notes.withLock { $0 } }

  func record() { notes.withLock { $0.append(MainThread.isCurrent) } }
}

/// A property of objects, that notes its own end.
final class EndWitness: Sendable {
  private let notes: EndNotes

  init(_ notes: EndNotes) { self.notes = notes }

  deinit { notes.record() }
}
