// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Runtime)
import Runtime
#endif

/// The location at which the app called the library, for messages.
///
/// The location is read from the stack. There is none in a program without debug information, or for a call
/// without app code on the stack. If the runtime's backtraces are off, with `SWIFT_BACKTRACE=enable=no`, no
/// location is determined either.
package enum CallerPlace {
  /// The folder of the library's own sources.
  private static let sources =
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL.path
    + "/"

  /// A line of a source file.
  package struct Line: Hashable, Sendable {
    /// The path of the source file.
    package let path: String
    /// The line number, from 1.
    package let number: Int
    /// The column, in bytes from 1; `nil` if it is unknown.
    package let column: Int?
  }

  /// The file and line of the nearest call outside the library, such as `/…/FeedScreen.swift:41`; `nil` if it
  /// is unknown or the runtime's backtraces are off.
  ///
  /// - Complexity: O(*n*) in the program's line tables the first time.
  package static var current: String? {
    #if canImport(Runtime)
    guard !isTurnedOff, let calls = try? Backtrace.capture() else { return nil }
    return line(in: calls).map { "\($0.path):\($0.number)" }
    #else
    return nil
    #endif
  }

  #if canImport(Runtime)
  /// Returns the line of the nearest of `calls` outside the library, or `nil`.
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

  /// Returns the line of the nearest of `calls` outside the library, determined by the symbolication of the
  /// runtime, which searches the program for each call.
  private static func symbolicated(_ calls: Backtrace) -> Line? {
    let frames = calls.symbolicated(options: .showSourceLocations)?.frames ?? []
    let places = frames.lazy.compactMap { $0.symbol?.sourceLocation }.filter { $0.line > 0 }
    return places.map { place in
      Line(path: place.path, number: place.line, column: place.column > 0 ? place.column : nil)
    }.first(where: isOutside)
  }
  #endif

  /// Returns the line of the nearest call outside the library, by return addresses.
  ///
  /// - Complexity: As ``current``.
  static func line(ofReturnsTo calls: [UInt]) -> Line? {
    for call in calls {
      // The return address itself may belong to the next line or the next function.
      if case .known(let line) = CompiledLine(at: call &- 1), isOutside(line) { return line }
    }
    return nil
  }

  /// Returns whether a line is in a source file outside the library.
  private static func isOutside(_ line: Line) -> Bool {
    !line.path.hasPrefix(sources)
      // Code that macros generated is in no source file of the app.
      && !line.path.contains("/swift-generated-sources/")
      // The toolchain's own sources are recorded with their paths on the machine that built it.
      && FileManager.default.fileExists(atPath: line.path)
  }

  /// Whether the runtime's backtraces are off.
  static var isTurnedOff: Bool {
    let settings = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
    return settings.split(separator: ",").contains { ["enable=no", "enable=off"].contains($0) }
  }

  /// Returns `message` followed by the location of the caller, if known.
  package static func naming(_ message: String) -> String {
    guard let place = current else { return message }
    return "\(message) (called at \(place))"
  }
}
