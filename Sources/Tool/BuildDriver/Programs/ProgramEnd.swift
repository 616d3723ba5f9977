// SPDX-License-Identifier: Apache-2.0

/// The end of a program that was run to render a picture.
package struct ProgramEnd: Equatable, Sendable {
  /// The exit status, 128 plus the number of the signal that ended it, or `nil` if it was ended after
  /// ``limit``.
  package var status: Int32?
  /// The maximum time that it had, in seconds.
  package let limit: Double
  /// The last line with which it stopped itself, or `nil` if it printed none.
  package private(set) var lastWords: String?

  private var waiting: [UInt8] = []

  /// Creates the end of a program that has at most `limit` seconds.
  package init(limit: Double) { self.limit = limit }

  /// Handles output of the program.
  package mutating func take(_ bytes: ArraySlice<UInt8>) {
    waiting += bytes
    while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: waiting[..<end], as: UTF8.self)
      if Self.marks.contains(where: line.contains) { lastWords = line }
      waiting.removeSubrange(...end)
    }
    if waiting.count > Self.lineLimit { waiting = [] }
  }

  /// The maximum length of a line that can be the last one, in bytes.
  private static let lineLimit = 1 << 16

  /// The texts that the standard library, Foundation and the C library print before they stop a program.
  private static let marks = [
    "Fatal error", "Assertion failed", "Precondition failed",
    "Terminating app due to uncaught exception", "Assertion `",
  ]

  /// The cause in words: the line that it printed, its status, or the time.
  package var cause: String {
    guard let status else {
      return "it took more than \(Int(limit)) s, the time that --timeout gives it"
    }
    if let lastWords { return "it stopped itself: \(lastWords)" }
    guard status > 128 else { return "it ended itself with status \(status)" }
    let name = Self.signals[status - 128].map { ", \($0)" } ?? ""
    return "the signal \(status - 128)\(name) ended it"
  }

  private static let signals: [Int32: String] = [
    4: "an illegal instruction", 5: "a trap", 6: "an abort", 8: "a wrong division",
    9: "a kill, as when memory is short", 10: "a bus error", 11: "an invalid memory access",
    15: "a termination",
  ]
}
