// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Synchronization

/// A record of whether each object was deallocated on the main thread.
final class EndNotes: Sendable {
  private let notes = Mutex<[Bool]>([])

  var all: [Bool] { notes.withLock { $0 } }

  func record() { notes.withLock { $0.append(MainThread.isCurrent) } }
}

/// A property of objects that records its own deallocation.
final class EndWitness: Sendable {
  private let notes: EndNotes

  init(_ notes: EndNotes) { self.notes = notes }

  deinit { notes.record() }
}
