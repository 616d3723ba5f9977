// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A test command, such as `swift test --parallel`, that is run with a record for reports.
package struct TestCommand: Sendable {
  private let words: [String]
  private let record: TestRecord
  private let environment: BuildEnvironment

  /// Creates the command `words`, whose results go into `record`.
  package init(_ words: [String], recordedIn record: TestRecord, in environment: BuildEnvironment) {
    self.words = words
    self.record = record
    self.environment = environment
  }

  /// Runs the command, or a share of its tests.
  ///
  /// - Parameters:
  ///   - shard: the share, or `nil` for all tests.
  ///   - times: the path of the file of times by which the tests are divided, or `nil` for none.
  /// - Throws: `BuildError` when there is no such program, it cannot be started, or a share is requested of
  ///   a command other than `swift test`.
  /// - Returns: its exit status; 1 if it is 0 although the program ended before its tests did.
  package func run(shard: TestShard? = nil, times: String? = nil) throws(BuildError) -> Int32 {
    guard isSwiftTest else {
      guard shard == nil else {
        throw BuildError(
          "--shard divides the tests of swift test; the command after -- must begin with it.")
      }
      return try run(words)
    }
    let selection = try TestSelection(Array(words.dropFirst(2)))
    guard let shard else {
      return try run(words + record.arguments, choosing: selection.includes)
    }
    let (names, status) = try list(selection.listArguments)
    guard status == 0 else { return status }
    let run = try ShardRun(
      shard, of: suite, tests: names.filter(selection.includes),
      times: times.map(environment.absolute), record: record)
    environment.say(run.sentence)
    guard !run.tests.isEmpty else { return 0 }
    let build = words.contains("--skip-build") ? [] : ["--skip-build"]
    return try self.run(
      ["swift", "test"] + build + record.arguments + selection.otherArguments + run.arguments,
      choosing: Set(run.tests).contains)
  }

  private var isSwiftTest: Bool { words.prefix(2).elementsEqual(["swift", "test"]) }

  /// The path of the tested package in its repository.
  private var suite: String {
    let option = words.firstIndex(of: "--package-path").flatMap { words.dropFirst($0 + 1).first }
    return SourceRoot.name(of: environment.absolute(option ?? "."))
  }

  /// Runs `swift test`, and records which of the chosen tests did not run if the program ended before.
  private func run(
    _ words: [String], choosing isChosen: (String) -> Bool
  ) throws(BuildError) -> Int32 {
    let status = try run(words)
    var outcome = RunOutcome()
    let output = FileManager.default.contents(atPath: record.logPath) ?? Data()
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      outcome.take(String(line))
    }
    guard outcome.isCut else { return status }
    let selection = try TestSelection(Array(words.dropFirst(2)))
    let (names, listStatus) = try list(["--skip-build"] + selection.listArguments)
    if listStatus == 0 {
      let unrun = UnrunTests(
        of: names.filter(isChosen), started: outcome.startedCases,
        hasRunFunctions: outcome.hasRunFunctions,
        events: FileManager.default.contents(atPath: record.eventsPath) ?? Data())
      try record.record(unrun: unrun.names)
    }
    return status == 0 ? 1 : status
  }

  private func run(_ words: [String]) throws(BuildError) -> Int32 {
    var child = try child(words)
    child.variables.merge(record.variables) { $1 }
    child.log = record.logPath
    return try child.run()
  }

  private func list(_ arguments: [String]) throws(BuildError) -> (names: [String], status: Int32) {
    var bytes: [UInt8] = []
    let status = try child(["swift", "test", "list"] + arguments).run(output: { bytes += $0 })
    return (TestList(String(decoding: bytes, as: UTF8.self)).names, status)
  }

  private func child(_ words: [String]) throws(BuildError) -> ChildProgram {
    guard let name = words.first else { throw BuildError("a command is missing after --.") }
    let path = name.contains("/") ? environment.absolute(name) : environment.program(name)
    guard let path else { throw BuildError("there is no program '\(name)' on the path.") }
    return ChildProgram(
      path: path, arguments: Array(words.dropFirst()), folder: environment.folder,
      variables: environment.variables)
  }
}
