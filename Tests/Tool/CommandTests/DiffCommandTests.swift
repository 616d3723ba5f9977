// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import mullion

@MainActor
struct DiffCommandTests {
  /// Writes both texts to files, runs `diff` on them and removes them.
  private func diff(_ old: String, _ new: String, _ options: String...) async throws
    -> CommandOutcome
  {
    let paths = [old, new].map { _ in NSTemporaryDirectory() + "lines-\(UUID().uuidString).txt" }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    for (path, text) in zip(paths, [old, new]) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    var outcome = await Command.run(["diff"] + options + paths)
    outcome.errors = outcome.errors.replacing(paths[0], with: "OLD").replacing(
      paths[1], with: "NEW")
    return outcome
  }

  @Test func `equal files have no operations and status 0`() async throws {
    let outcome = try await diff("a\nb\n", "a\nb")
    expect(outcome, equals: CommandOutcome("0 deleted, 0 inserted, 2 unchanged\n"))
  }

  @Test func `a file may be a pipe, as a shell makes them of commands`() async throws {
    let pipes = [Pipe(), Pipe()]
    for (pipe, text) in zip(pipes, ["a\nb\n", "b\n"]) {
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try pipe.fileHandleForWriting.close()
    }
    let paths = pipes.map { "/dev/fd/\($0.fileHandleForReading.fileDescriptor)" }
    let outcome = await Command.run(["diff"] + paths)
    expect(outcome.output, equals: "- 1 a\n1 deleted, 0 inserted, 1 unchanged\n")
    expect(outcome.errors.isEmpty)
  }

  @Test func `a line that moved is deleted and inserted`() async throws {
    let outcome = try await diff("a\nb\nc\nd\n", "b\nc\nx\na\n")
    expect(
      outcome,
      equals: CommandOutcome(
        "- 1 a\n- 4 d\n+ 3 x\n+ 4 a\n2 deleted, 2 inserted, 2 unchanged\n", status: 1))
  }

  @Test func `with moves it is one operation`() async throws {
    let outcome = try await diff("a\nb\nc\nd\n", "b\nc\nx\na\n", "--moves")
    expect(
      outcome,
      equals: CommandOutcome(
        "- 4 d\n+ 3 x\n> 1 4 a\n1 deleted, 1 inserted, 1 moved, 2 unchanged\n", status: 1))
  }

  @Test func `the same as JSON`() async throws {
    let outcome = try await diff("a\nb\n", "b\na\nc/d\n", "--moves", "--json")
    let inserted = #""inserted":[{"line":3,"text":"c/d"}]"#
    expect(outcome.output.contains(inserted))
    expect(outcome.output.hasPrefix(#"{"deleted":[],"#))
    expect(outcome.output.hasSuffix("\"unchanged\":1}\n"))
    expect(outcome.status, equals: 1)
  }

  @Test func `a repeated line is an error that names the line numbers`() async throws {
    let outcome = try await diff("a\nb\n", "x\na\ny\na\n")
    expect(
      outcome,
      equals: CommandOutcome(
        "",
        errors:
          "mullion: 'NEW' repeats a line: 'a' is on lines 2, 4; expected every identifier "
          + "once.\n", status: 2))
  }

  @Test func `lines are told apart by their bytes`() async throws {
    let outcome = try await diff("\u{E9}\n", "e\u{301}\n")
    expect(outcome.output.hasSuffix("1 deleted, 1 inserted, 0 unchanged\n"))
  }

  @Test(arguments: [
    (["diff", "one"], "diff needs two files, OLD and NEW, found 1."),
    (["diff", "a", "b", "--fast"], "diff takes OLD NEW, --moves and --json, found '--fast'."),
    (["diff", "/nowhere/a", "/nowhere/b"], "'/nowhere/a' can't be read"),
    (["diff", "/", "/"], "'/' can't be read"),
    (["diff", "-", "-"], "diff reads one of OLD and NEW from standard input, not both."),
  ])
  func `what can't be done is one sentence and status 2`(
    words: [String], sentence: String
  ) async {
    let outcome = await Command.run(words)
    expect(outcome.status, equals: 2)
    expect(outcome.errors.contains(sentence))
  }
}
