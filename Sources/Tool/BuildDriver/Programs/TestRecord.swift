// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder in which a test run leaves its results for reports: the entries of the test kit, Swift
/// Testing's events, and XCTest's output.
package struct TestRecord: Equatable, Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates the record in the folder at `path`.
  package init(path: String) { self.path = path }

  /// Creates the record in the cache folder for the tests of `request`.
  package init(of request: BuildRequest, in environment: BuildEnvironment) {
    let subject = environment.absolute(request.subject ?? ".")
    path = PackageBuild.folder(of: subject, in: environment.cacheFolder, kind: "results").path
  }

  /// The path of Swift Testing's events, one line of JSON each.
  package var eventsPath: String { "\(path)/tests.jsonl" }
  /// The path of the run's standard output.
  package var logPath: String { "\(path)/tests.log" }
  /// The environment variables for the test kit.
  var variables: [String: String] { ["MULLION_RESULTS": path] }
  /// The arguments for `swift test`.
  var arguments: [String] { ["--event-stream-output-path", eventsPath] }

  /// Creates the folder, and deletes the results of an earlier run.
  ///
  /// - Throws: `BuildError` when it cannot be created.
  package func prepare() throws(BuildError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let old = names.filter { $0.hasSuffix(".mullion.jsonl") }.map { "\(path)/\($0)" }
    for file in old + [eventsPath, logPath] { unlink(file) }
    try CacheFolder(path: path).make()
  }

  private static let overlaysName = "overlays"

  /// Records the folder of the rewritten sources.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  func record(overlays: String) throws(BuildError) {
    try CacheFolder(path: path).write(overlays, Self.overlaysName)
  }

  /// The sources as compiled in the run, or `nil` if they were not rewritten.
  package var rewrittenSources: RewrittenSources? {
    CacheFolder(path: path).text(Self.overlaysName).map { RewrittenSources(overlays: $0) }
  }

  /// Runs a test command, such as `swift test --parallel`, and records results for reports.
  ///
  /// - Throws: `BuildError` when there is no such program, or it cannot be started.
  /// - Returns: its exit status.
  package func run(
    _ words: [String], in environment: BuildEnvironment
  ) throws(BuildError) -> Int32 {
    guard let name = words.first else { throw BuildError("a command is missing after --.") }
    let path = name.contains("/") ? environment.absolute(name) : environment.program(name)
    guard let path else { throw BuildError("there is no program '\(name)' on the path.") }
    let isSwiftTest = words.prefix(2).elementsEqual(["swift", "test"])
    var child = ChildProgram(
      path: path, arguments: Array(words.dropFirst()) + (isSwiftTest ? arguments : []),
      folder: environment.folder, variables: environment.variables.merging(variables) { $1 })
    child.log = logPath
    return try child.run()
  }
}
