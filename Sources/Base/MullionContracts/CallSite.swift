// SPDX-License-Identifier: Apache-2.0

import CMullionLines
import Synchronization

/// Where something was made: the calls that led there, whose lines are looked up when somebody asks.
package final class CallSite: Sendable {
  /// Where the calls return to, the nearest first.
  private let calls: [UInt]
  private let found = Mutex<CallerPlace.Line??>(nil)

  /// How many calls are kept: those of the library between are few.
  private static let depth = 16
  private static let areKept = Atomic<Bool>(false)
  private static let mayBeKept = !CallerPlace.isTurnedOff

  /// Has places be kept from here on, for tests and tools that name them.
  package static func keepAll() {
    if mayBeKept { areKept.store(true, ordering: .relaxed) }
  }

  /// The calls that lead here; nil: nobody wants to know, or they can't be read.
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

  /// The lines of calls that were looked up.
  private static let lines = Mutex<[[UInt]: CallerPlace.Line?]>([:])

  /// The line of the application that led there; nil: there is none, or no debug information that is
  /// read here.
  ///
  /// - Complexity: O(n) in the program's tables of lines for the first place of all, as
  ///   ``CallerPlace/current``, then some microseconds a place.
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
