// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A run of SwiftPM whose output is filtered by ``FilteredOutput``, followed by a summary.
struct FilteredRun {
  /// The part of the output that is printed by SwiftPM itself.
  enum Words {
    /// All of standard output, as with `swift build`.
    case all
    /// No standard output, as with `swift test`, whose tests' output is passed through unmodified.
    case none
    /// No standard output, and standard error only until the build ends, as with `swift run`.
    case untilBuilt
  }

  var child: ChildProgram
  let words: Words
  /// The invocation of this tool.
  let tool: String
  /// Returns the tests that did not run in a run that ended before its tests did; `nil` if they are unknown.
  var unrun: (RunOutcome) -> [String]? = { _ in nil }
  /// Returns the run that is made in place of this one after it failed with the outcome, or `nil` if there is
  /// none.
  var retry: (RunOutcome) throws(BuildError) -> FilteredRun? = { _ in nil }
  /// Receives standard output instead of the user, or `nil` to pass it on.
  var taking: ((ArraySlice<UInt8>) -> Void)?

  /// Runs SwiftPM to its end.
  ///
  /// - Throws: `BuildError` when it can't be started.
  /// - Returns: its exit status; 1 if it is 0 although the program ended before its tests did.
  func run() throws(BuildError) -> Int32 {
    let outcome = ReadOutcome()
    let output = PrintedLines(to: child.speaksAside ? 2 : 1, isQuiet: words == .all, outcome)
    let errors = PrintedLines(to: 2, isQuiet: true, outcome)
    errors.endsWithBuild = words == .untilBuilt
    let log = child.log.map { path in
      FileManager.default.createFile(atPath: path, contents: nil)
        ? FileHandle(forWritingAtPath: path) : nil
    }
    if let path = child.log, log == .some(nil) { throw BuildError("'\(path)' can't be written.") }
    let status = try child.run(
      output: { bytes in
        try? log??.write(contentsOf: Data(bytes))
        if let taking { taking(bytes) } else { output.take(bytes) }
      }, errors: { errors.take($0) })
    try? log??.close()
    output.end()
    errors.end()
    guard words != .untilBuilt else { return status }
    if status != 0, let other = try retry(outcome.outcome) { return try other.run() }
    let isCut = outcome.outcome.isCut
    let answer = outcome.outcome.answer(
      status: status, tool: tool, unrun: isCut ? unrun(outcome.outcome) : nil)
    PrintedLines.write(Array(answer.map { $0 + "\n" }.joined().utf8)[...], to: 2)
    return isCut && status == 0 ? 1 : status
  }
}

extension FilteredRun {
  /// Makes the compiler leave the sources of `tests` out.
  mutating func leaveOut(_ tests: LeftOutTests) {
    child.variables[LeftOutTests.variable] = tests.files.isEmpty ? nil : tests.value
  }
}

/// The outcome accumulated from the lines of two outputs.
private final class ReadOutcome {
  var outcome = RunOutcome()
}

/// A reader of lines, which prints them unless they are noise.
private final class PrintedLines {
  private let file: Int32
  private let isTerminal: Bool
  private var isQuiet: Bool
  private let read: ReadOutcome
  private var quiet = FilteredOutput()
  private var waiting: [UInt8] = []
  /// Whether the last line is a progress line, which the next one overwrites.
  private var isProgress = false
  /// Whether everything is passed on after SwiftPM's build has ended.
  var endsWithBuild = false

  init(to file: Int32, isQuiet: Bool, _ read: ReadOutcome) {
    (self.file, self.isQuiet, self.read) = (file, isQuiet, read)
    isTerminal = isatty(file) == 1
  }

  func take(_ bytes: ArraySlice<UInt8>) {
    if !isQuiet { Self.write(bytes, to: file) }
    waiting += bytes
    while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: waiting[..<end], as: UTF8.self)
      waiting.removeSubrange(...end)
      take(line)
    }
    if !isQuiet, endsWithBuild { waiting = [] }
  }

  private func take(_ line: String) {
    read.outcome.take(line)
    guard isQuiet else { return }
    quiet.take(line).forEach(print)
    if endsWithBuild, line.hasPrefix("Build of product ") || line.hasPrefix("Build complete!") {
      // Output that the program has already written.
      let rest = waiting
      waiting = []
      end()
      isQuiet = false
      Self.write(rest[...], to: file)
    }
  }

  func end() {
    guard isQuiet else { return }
    if !waiting.isEmpty { quiet.take(String(decoding: waiting, as: UTF8.self)).forEach(print) }
    waiting = []
    quiet.end().forEach(print)
    if isProgress { Self.write(Array("\r\u{1B}[K".utf8)[...], to: file) }
    isProgress = false
  }

  private func print(_ line: String) {
    let start = isProgress ? "\r\u{1B}[K" : ""
    isProgress = isTerminal && line.firstMatch(of: #/^\[\d+/\d+\] /#) != nil
    Self.write(Array((start + line + (isProgress ? "" : "\n")).utf8)[...], to: file)
  }

  static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) {
    try? FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: Data(bytes))
  }
}
