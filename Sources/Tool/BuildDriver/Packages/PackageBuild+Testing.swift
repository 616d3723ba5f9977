// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PackageBuild {
  /// Runs the tests of `request`, all or a share, and records results for reports.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of `swift test`.
  ///   - request: the request, with the share and the record.
  /// - Throws: `BuildError` when SwiftPM cannot be started, or the share cannot be determined.
  /// - Returns: its exit status.
  func test(_ arguments: [String], of request: BuildRequest) throws(BuildError) -> Int32 {
    try request.record?.record(overlays: library.overlayFolder)
    let selection = try TestSelection(arguments)
    guard let shard = request.shard else {
      return try test(arguments, selection, choosing: selection.includes, request.record)
    }
    let (output, status) = try list(selection.listArguments)
    guard status == 0 else { return status }
    let run = try ShardRun(
      shard, of: SourceRoot.name(of: folder.text("origin") ?? package),
      tests: TestList(output).names.filter(selection.includes),
      times: request.times.map(environment.absolute), record: request.record)
    environment.say(run.sentence)
    guard !run.tests.isEmpty else { return 0 }
    let names = Set(run.tests)
    return try test(
      ["--skip-build"] + selection.otherArguments + run.arguments, selection,
      choosing: names.contains, request.record)
  }

  /// Runs the tests; if the program ends before they do, those that did not run are found in the list of the
  /// chosen ones.
  private func test(
    _ arguments: [String], _ selection: TestSelection,
    choosing isChosen: @escaping (String) -> Bool, _ record: TestRecord?
  ) throws(BuildError) -> Int32 {
    let own = selection.eventsPath.map(environment.absolute)
    let events = own ?? record?.eventsPath ?? folder.file("tests.jsonl")
    unlink(events)
    let output = own == nil ? ["--event-stream-output-path", events] : []
    var child = try child("test", output + arguments)
    child.variables.merge(record?.variables ?? [:]) { $1 }
    child.log = record?.logPath
    var run = quiet(child, "test")
    run.unrun = { outcome in
      guard let (output, status) = try? list(["--skip-build"] + selection.listArguments),
        status == 0
      else { return nil }
      let unrun = UnrunTests(
        of: TestList(output).names.filter(isChosen), started: outcome.startedCases,
        hasRunFunctions: outcome.hasRunFunctions,
        events: FileManager.default.contents(atPath: events) ?? Data()
      ).names
      try? record?.record(unrun: unrun)
      return unrun
    }
    let status = try finish(run)
    leftOutTests.sentence(in: package).map(environment.say)
    let modules = InstalledModules(of: library).names
    AbsentCode(in: package, importable: modules).sentence.map(environment.say)
    return status
  }

  private var leftOutTests: LeftOutTests {
    LeftOutTests(in: folder, stamp: library.productStamp)
  }

  /// Runs SwiftPM; if tests cannot be built because they use a missing framework, runs it once more without
  /// them.
  ///
  /// - Throws: `BuildError` when SwiftPM cannot be started.
  /// - Returns: its exit status.
  private func finish(_ run: FilteredRun) throws(BuildError) -> Int32 {
    var leftOut = leftOutTests
    var first = run
    first.leaveOut(leftOut)
    let other = first
    var broken: Set<String> = []
    first.retry = { outcome throws(BuildError) in
      broken = outcome.brokenFiles ?? []
      guard try leftOut.add(from: outcome, testFolders: { testFolders }) else { return nil }
      var run = other
      run.leaveOut(leftOut)
      run.retry = { outcome in
        broken = outcome.brokenFiles ?? []
        return nil
      }
      return run
    }
    let status = try first.run()
    if status != 0 { UnbuiltTargets(of: broken, in: package).sentence.map(environment.say) }
    return status
  }

  /// The folders of the package's test targets; empty if SwiftPM cannot describe it.
  private var testFolders: [String] {
    let targets = try? description().targets
    return (targets ?? []).filter { $0.type == "test" }.map { "\(package)/\($0.path)" }
  }

  /// Lists the tests, which are built if necessary.
  ///
  /// - Throws: `BuildError` when SwiftPM cannot be started.
  /// - Returns: what SwiftPM printed, and its exit status.
  private func list(_ arguments: [String]) throws(BuildError) -> (output: String, status: Int32) {
    var bytes: [UInt8] = []
    var run = try quiet(child("test", ["list"] + arguments), "test")
    run.taking = { bytes += $0 }
    let status = try finish(run)
    return (String(decoding: bytes, as: UTF8.self), status)
  }
}
