// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver

/// The output of an application, of which a file keeps the end.
struct LiveLog {
  /// The maximum size of one of the two files, in bytes.
  static let limit = 1 << 19
  private static let shownLines = 5

  private let path: String
  private var file: Int32 = -1
  private var size = 0
  private var line: [UInt8] = []
  private var news: [String] = []
  private var newLines = 0
  /// The number of bytes that were printed.
  private(set) var total = 0
  /// The end of the program, with the message that it printed before.
  var end: ProgramEnd

  /// Creates the log at `path`, of a program that has at most `limit` seconds for a request.
  init(_ path: String, limit: Double) {
    self.path = path
    end = ProgramEnd(limit: limit)
    open()
  }

  private mutating func open() {
    file = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    size = 0
  }

  /// Handles output of the application.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    total += bytes.count
    end.take(bytes)
    collect(bytes)
    size += bytes.count
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard size > Self.limit else { return }
    close(file)
    rename(path, "\(path).1")
    open()
  }

  /// Closes the file.
  mutating func finish() {
    if file >= 0 { close(file) }
    file = -1
  }

  /// Returns the lines that were printed since the last call, in words; empty if there are none.
  mutating func newWords() -> String {
    defer { (news, newLines) = ([], 0) }
    guard newLines > 0 else { return "" }
    let rest = newLines > news.count ? ", the last of \(newLines) lines, see \(path)" : ""
    return "the application printed\(rest):\n" + news.map { "  \($0)\n" }.joined()
  }

  private mutating func collect(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        newLines += 1
        news.append(String(decoding: line, as: UTF8.self))
        if news.count > Self.shownLines { news.removeFirst() }
        line = []
      } else if line.count < 240 {
        line.append(byte)
      }
    }
  }
}
