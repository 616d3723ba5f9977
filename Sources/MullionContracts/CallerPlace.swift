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
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/"

  /// A line of a source.
  package struct Line: Hashable, Sendable {
    /// The path of the source.
    package let path: String
    /// The line, from 1 on.
    package let number: Int
  }

  /// File and line of the nearest call that is not in the library, as `/…/FeedScreen.swift:41`.
  ///
  /// - Complexity: O(n) in the program's debug information, a second for a hundred megabytes; for
  ///   messages alone.
  package static var current: String? {
    #if canImport(Runtime)
    guard !isTurnedOff, let calls = try? Backtrace.capture() else { return nil }
    return line(in: calls).map { "\($0.path):\($0.number)" }
    #else
    return nil
    #endif
  }

  #if canImport(Runtime)
  /// The line of the nearest of `calls` that is not in the library; nil `images`: those of now.
  ///
  /// - Complexity: as ``current``.
  static func line(in calls: Backtrace, of images: ImageMap? = nil) -> Line? {
    let frames = calls.symbolicated(with: images, options: .showSourceLocations)?.frames
    for frame in frames ?? [] {
      guard let place = frame.symbol?.sourceLocation, place.line > 0,
        !place.path.hasPrefix(sources),
        // What macros made is in no file that anybody wrote.
        !place.path.contains("/swift-generated-sources/"),
        // The toolchain's own sources are named by where they were when it was built.
        FileManager.default.fileExists(atPath: place.path)
      else { continue }
      return Line(path: place.path, number: place.line)
    }
    return nil
  }
  #endif

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
