// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Runtime)
import Runtime
#endif

/// Where the application's code called the library, for messages.
///
/// The place is read from the stack. A program without debug information has none, nor has a call
/// that no code of the application led to. Where the runtime's backtraces are turned off, with
/// `SWIFT_BACKTRACE=enable=no`, no place is looked for either.
package enum CallerPlace {
  /// The folder of the library's own sources.
  private static let sources =
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL.path
    + "/"

  /// A line of a source.
  package struct Line: Hashable, Sendable {
    /// The path of the source.
    package let path: String
    /// The line, from 1 on.
    package let number: Int
    /// The column, in bytes from 1 on; nil: it is not known.
    package let column: Int?
  }

  /// File and line of the nearest call that is not in the library, as `/…/FeedScreen.swift:41`.
  ///
  /// - Complexity: O(n) in the program's tables of lines the first time; for messages alone.
  package static var current: String? {
    #if canImport(Runtime)
    guard !isTurnedOff, let calls = try? Backtrace.capture() else { return nil }
    return line(in: calls).map { "\($0.path):\($0.number)" }
    #else
    return nil
    #endif
  }

  #if canImport(Runtime)
  /// The line of the nearest of `calls` that is not in the library.
  private static func line(in calls: Backtrace) -> Line? {
    for call in calls.frames {
      switch CompiledLine(at: UInt(call.adjustedProgramCounter) ?? 0) {
      case .known(let line) where isOutside(line): return line
      case .known, .none: continue
      case .unreadable: return symbolicated(calls)
      }
    }
    return nil
  }

  /// The same as the runtime knows it, which goes through the program for each call.
  private static func symbolicated(_ calls: Backtrace) -> Line? {
    let frames = calls.symbolicated(options: .showSourceLocations)?.frames ?? []
    let places = frames.lazy.compactMap { $0.symbol?.sourceLocation }.filter { $0.line > 0 }
    return places.map { place in
      Line(path: place.path, number: place.line, column: place.column > 0 ? place.column : nil)
    }.first(where: isOutside)
  }
  #endif

  /// The line of the nearest of calls that is not in the library, by where they return to.
  ///
  /// - Complexity: as ``current``.
  static func line(ofReturnsTo calls: [UInt]) -> Line? {
    for call in calls {
      // What is returned to may be the next line, or the next function.
      if case .known(let line) = CompiledLine(at: call &- 1), isOutside(line) { return line }
    }
    return nil
  }

  /// Whether a line is one that somebody outside the library wrote.
  private static func isOutside(_ line: Line) -> Bool {
    !line.path.hasPrefix(sources)
      // What macros made is in no file that anybody wrote.
      && !line.path.contains("/swift-generated-sources/")
      // The toolchain's own sources are named by where they were when it was built.
      && FileManager.default.fileExists(atPath: line.path)
  }

  /// Whether the runtime's backtraces are turned off.
  static var isTurnedOff: Bool {
    let settings = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
    return settings.split(separator: ",").contains { ["enable=no", "enable=off"].contains($0) }
  }

  /// `message` with the place of the caller behind it, where that is known.
  package static func naming(_ message: String) -> String {
    guard let place = current else { return message }
    return "\(message) (called at \(place))"
  }
}
