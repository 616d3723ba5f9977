// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// Where something was made: the calls that led there, whose lines are looked up when somebody asks.
package final class CallSite: Sendable {
  #if canImport(Runtime)
  private let calls: Backtrace
  /// The program and its libraries, as they were when the first place was kept.
  private static let images = ImageMap.capture()
  #endif
  private let found = Mutex<CallerPlace.Line??>(nil)

  /// How many calls are kept: those of the library between are few.
  private static let depth = 16
  private static let areKept = Atomic<Bool>(false)

  /// Has places be kept from here on, for tests and tools that name them.
  package static func keepAll() {
    if !CallerPlace.isTurnedOff { areKept.store(true, ordering: .relaxed) }
  }

  /// The calls that lead here; nil: nobody wants to know, or they can't be read.
  ///
  /// - Complexity: O(1), ten microseconds.
  package static var current: CallSite? {
    areKept.load(ordering: .relaxed) ? CallSite() : nil
  }

  private init?() {
    #if canImport(Runtime)
    // Without images it would look for all of them each time, which takes a hundred times as long.
    guard let calls = try? Backtrace.capture(limit: Self.depth, top: 0, images: Self.images) else {
      return nil
    }
    self.calls = calls
    #else
    return nil
    #endif
  }

  #if canImport(Runtime)
  /// The lines of calls that were looked up, by the calls' addresses.
  private static let lines = Mutex<[String: CallerPlace.Line?]>([:])
  #endif

  /// The line of the application that led there; nil: there is none, or no debug information.
  ///
  /// - Complexity: O(n) in the program's tables of lines for the first place of all, as
  ///   ``CallerPlace/current``, then some microseconds a place.
  package var line: CallerPlace.Line? {
    #if canImport(Runtime)
    if let known = found.withLock({ $0 }) { return known }
    let key = calls.frames.map(\.description).joined(separator: "\n")
    let line = Self.lines.withLock { lines in
      if let known = lines[key] { return known }
      let line = CallerPlace.line(in: calls, of: Self.images)
      lines[key] = .some(line)
      return line
    }
    found.withLock { $0 = .some(line) }
    return line
    #else
    return nil
    #endif
  }
}
