// SPDX-License-Identifier: Apache-2.0

import CMullionLines
import Synchronization

/// The call stack at which an object was created; its source line is looked up on demand.
package final class CallSite: Sendable {
  /// The return addresses of the calls, the nearest first.
  private let calls: [UInt]
  private let found = Mutex<CallerPlace.Line??>(nil)

  /// The maximal number of recorded calls; there are only a few library calls in between.
  private static let depth = 16
  private static let areKept = Atomic<Bool>(false)
  private static let mayBeKept = !CallerPlace.isTurnedOff

  /// Starts recording call sites, for tests and tools that report them; a no-op if the runtime's backtraces
  /// are off.
  package static func keepAll() {
    if mayBeKept { areKept.store(true, ordering: .relaxed) }
  }

  /// The current call site; `nil` if recording is off, or the stack cannot be read.
  ///
  /// - Complexity: O(1).
  package static var current: CallSite? {
    areKept.load(ordering: .relaxed) ? CallSite() : nil
  }

  private init?() {
    calls = Array(unsafeUninitializedCapacity: Self.depth) { calls, count in
      count = mullion_calls(calls.baseAddress, Self.depth)
    }
    if calls.isEmpty { return nil }
  }

  /// A cache of the source lines of looked-up call stacks.
  private static let lines = Mutex<[[UInt]: CallerPlace.Line?]>([:])

  /// The source line of the app that led to the call; `nil` if there is none, or no readable debug
  /// information.
  ///
  /// - Complexity: O(*n*) in the program's line tables for the first lookup, as ``CallerPlace/current``, then
  ///   some microseconds for each.
  package var line: CallerPlace.Line? {
    if let known = found.withLock({ $0 }) { return known }
    let line = Self.lines.withLock { lines in
      if let known = lines[calls] { return known }
      let line = CallerPlace.line(ofReturnsTo: calls)
      lines[calls] = .some(line)
      return line
    }
    found.withLock { $0 = .some(line) }
    return line
  }
}
